/** Labels whose values are people, in English and a few words of German, French and Spanish. */
export const NAMES_PERSON =
  /\b(?:owner|assignee|assigned|author|lead|manager|engineer|contact|reporter|approver|reviewer|responsible|head|director|agent|rep|host|organi[sz]er|coach|driver|teacher|sponsor|ansprechpartner\w*|zuständig|verantwortlich|responsable|contacto|interlocuteur|encargad[oa])\b/iu;
