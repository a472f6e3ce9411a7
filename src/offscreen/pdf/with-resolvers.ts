/** What a promise is settled by from outside. */
interface Resolvers {
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason?: unknown) => void;
}

function withResolvers(): Resolvers {
  const made: Partial<Resolvers> = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made as Resolvers; // a promise calls what it is made with at once
}

/** pdf.js needs it, and Chrome has it from version 119 on only. Imported before anything of pdf.js. */
const native = Promise as { withResolvers?: () => Resolvers };
native.withResolvers ??= withResolvers;
