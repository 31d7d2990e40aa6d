/**
 * What happened on a date beside a serial number:
 *
 * - `made`: the heater was made
 * - `installed`: it was installed, sold or put in service, so it was made by then
 * - `serviced`: it was inspected or repaired, so it was made by then
 * - `warranted`: a warranty ends, which says nothing about the date
 */
export type NoteEvent = "made" | "installed" | "serviced" | "warranted";

/** Words before the number of a week. */
export const WEEK = /^(?:WEEK|WK|KW|KALENDERWOCHE|WOCHE|SEMAINE|SEM|SEMANA|SETTIMANA|SETT)$/u;
// Words before a date that say what happened then, in upper case and without accents.
const MADE =
  /^(?:MFG|MFD|MFR|MANUF|MANUFACTURED?|MANUFACTURING|MADE|BUILT|BUILD|PROD|PRODUCTION|DATED?|DOM|YEAR|YR|CIRCA|ABOUT|APPROX|EST|SINCE|FROM|IN|ON|OF|BAUJAHR|BJ|JAHR|HERGESTELLT|FECHA|ANO|FABRICADO|FABRICACION|ANNEE|FABRICATION|FABRIQUEE?|ANNO|DATA|FABBRICATO|FABBRICAZIONE)$/u;
const INSTALLED =
  /^(?:INST|INSTALLED|INSTALLATION|INSTALL|NEW|SOLD|PURCHASED|BOUGHT|COMMISSIONED|STARTUP|EINGEBAUT|EINBAU|INSTALLIERT|VERKAUFT|GEKAUFT|INBETRIEBNAHME|INSTALADO|INSTALACION|VENDIDO|COMPRADO|PUESTA|MARCHA|INSTALLEE?|VENDUE?|ACHETEE?|MISE?|INSTALLATO|INSTALLAZIONE|VENDUTO|ACQUISTATO|MONTATO|MESSA|FUNZIONE)$/u;
const SERVICED =
  /^(?:SERVICED?|SVC|INSPECTED|INSPECTION|INSP|REPAIRED|REPAIR|ANODES?|FLUSHED|FLUSH|DRAINED|REPLACED|REPL|ELEMENTS?|THERMOSTAT|CHECKED|TESTED|CLEANED|DESCALED|GEPRUFT|GEWARTET|WARTUNG|REPARIERT|GESPULT|ENTKALKT|ERSETZT|GETAUSCHT|OPFERANODE|REVISADO|REVISION|REPARADO|ANODO|MANTENIMIENTO|LIMPIADO|CAMBIADO|REVISEE?|REPAREE?|ENTRETIEN|CONTROLEE?|DETARTREE?|REMPLACEE?|VIDANGEE?|REVISIONATO|RIPARATO|MANUTENZIONE|CONTROLLATO|PULITO|SOSTITUITO)$/u;
const WARRANTED =
  /^(?:WARRANTY|WTY|EXPIRES?|EXPIRY|EXP|UNTIL|THRU|THROUGH|GARANTIE|ABLAUF|BIS|GARANTIA|VENCE|CADUCA|HASTA|JUSQUE?|GARANZIA|SCADENZA|SCADE|FINO)$/u;
const captions = [MADE, INSTALLED, SERVICED, WARRANTED, WEEK];
/** Returns whether a word, in upper case and without accents, can come before a date. */
export const isCaption = (word: string): boolean => captions.some((words) => words.test(word));

/** Returns what happened on a date, by the words before it. */
export function toEvent(words: readonly string[]): NoteEvent {
  const has = (kind: RegExp): boolean => words.some((word) => kind.test(word));
  if (has(WARRANTED)) return "warranted";
  // "In service", "mise en service".
  if (has(INSTALLED) || words.some((word, index) => index > 0 && word === "SERVICE")) return "installed";
  return has(SERVICED) ? "serviced" : "made";
}
