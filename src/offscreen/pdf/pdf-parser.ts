import './with-resolvers.ts';
/** The thread in which pdf.js takes a file apart: it starts itself. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
