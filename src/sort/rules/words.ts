/** Word lists that several rules share, as regular-expression alternatives. */

export const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|dozen|hundred|no|zero|several|half';

export const WEEKDAY =
  '(mon|tues?|wed(nes)?|thu(rs?)?|fri|satur?|sun)(day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo';

export const MONTH =
  'january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** What holds documents, data or things. A name after one of these is a place. */
export const CONTAINER =
  'folders?|subfolder|drive|directory|sharepoint|dropbox|onedrive|gdrive|google docs?|notion|confluence|wiki|intranet|jira|linear|trello|asana|airtable|github|gitlab|figma|miro|slack|teams channel|zoho|salesforce|hubspot|zendesk|grafana|datadog|sentry|repo(sitory)?|tab|worksheet|workbook|sheet|spreadsheet|doc|document|pdf|database|portal|app|web ?site|site|web ?page|home ?page|page|link|inbox|mailbox|channel|thread|calendar|planner|diary|logbook|log book|board|whiteboard|noticeboard|notice board|dashboard|screen|queue|backlog|register|rota|roster|ledger|binder|ring binder|box( file)?|tin|crate|cupboard|cabinet|drawer|shelf|shelves|wardrobe|safe|locker|desk|loft|attic|cellar|basement|garage|shed|van|fridge door|hook|envelope|tray|pigeonhole|filing|archive|album|manual|handbook|guide|chapter|appendix|annex|system|tool|software|platform|server|console|laptop|computer|phone|hard disk|usb stick|office|reception|lodge|front desk|vestry|library|bookmarks?|crm|erp|teamkalender|kalender|ordner|laufwerk|ablage|schrank|schublade|regal|handbuch|webseite|dossier|armoire|tiroir|placard|classeur|carpeta|armario|cajon|estanteria|la web|hoja de calculo|tablon|tableau|agenda|hauptbuch|postfach|kanal';
