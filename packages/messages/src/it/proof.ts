import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Ogni regola con le fonti, l’affidabilità e che cosa la conferma o la smentisce. Le cifre le contiamo dalle regole e dai loro test.",
  overview: "In breve",
  brandsRuled:
    "{count, plural, one {marca di cui sappiamo leggere la data} many {di marche di cui sappiamo leggere la data} other {marche di cui sappiamo leggere la data}}",
  brandsAll: "su {brands, number} che conosciamo",
  formats:
    "{count, plural, one {formato della data} many {di formati della data} other {formati della data}}",
  formatsSure:
    "{high, number} con prove solide, {medium, number} con prove parziali, {low, number} incerti; altri {undated, number} senza data",
  known:
    "{count, plural, one {apparecchio di cui conosciamo la data senza il numero} many {di apparecchi di cui conosciamo la data senza il numero} other {apparecchi di cui conosciamo la data senza il numero}}",
  knownFirst:
    "{first, number} confermano la nostra prima data, {later, number} una successiva, {contradicts, number} ci smentiscono",
  knownCaution:
    "Molti di questi apparecchi ci hanno aiutato a trovare le regole. Non dicono quante volte avremo ragione sul tuo.",
  plates:
    "{count, plural, one {targhetta con la data stampata} many {di targhette con la data stampata} other {targhette con la data stampata}}",
  bounded:
    "{count, plural, one {targhetta, documento o richiamo con gli anni noti} many {di targhette, documenti e richiami con gli anni noti} other {targhette, documenti e richiami con gli anni noti}}",
  makers:
    "{count, plural, one {esempio di un produttore} many {di esempi di produttori} other {esempi di produttori}}",
  tally:
    "{agrees, number} confermano la nostra unica data, {ambiguous, number} una delle nostre, {contradicts, number} ci smentiscono",
  tallyUndated: "{count, number} che non sappiamo datare",
  published:
    "{count, plural, one {numero di serie datato da altri} many {di numeri di serie datati da altri} other {numeri di serie datati da altri}}",
  publishedHint: "Mostrano solo che le letture concordano.",
  illustrations:
    "{count, plural, one {esempio inventato} many {di esempi inventati} other {esempi inventati}}",
  illustrationsHint: "Mostrano come funziona una regola e non provano nulla.",
  sources:
    "{count, plural, one {fonte che puoi aprire} many {di fonti che puoi aprire} other {fonti che puoi aprire}}",
  rare: "Le targhette con la data stampata si pubblicano di rado. <link>Inviaci la tua data</link>.",
  photos:
    "La fotocamera l’abbiamo provata solo su targhette disegnate da noi. Pubblicheremo le cifre dopo cento foto vere.",
  heaters: "Tutti gli apparecchi datati",
  heatersKnown: "Date note senza il numero",
  heatersPublished: "Date che altri hanno letto nel numero",
  heaterKnown: "nota: {date}",
  heaterRead: "noi leggiamo: {dates}",
  heaterUnread: "noi non leggiamo nessuna data",
  brands: "Marca per marca",
  noWay: "nessuna regola",
  dated: "{count, plural, one {# targhetta datata} many {# di targhette datate} other {# targhette datate}}",
  used: "In uso",
  shown: "Apparecchi datati",
  rule: "Regola",
  ruleExact: "La regola esatta, in inglese",
  platesTerm: "Targhette con la data stampata",
  none: "Ancora nessuna.",
  otherTerm: "Altre prove",
  against: "Che cosa la smentisce",
  nothing: "Non abbiamo trovato nulla.",
  otherwise:
    "{count, plural, one {<link>Una regola pubblicata</link> dice altro.} many {<link># di regole pubblicate</link> dicono altro.} other {<link># regole pubblicate</link> dicono altro.}}",
  open: "Che cosa non sappiamo",
  openParts:
    "{count, plural, one {Il significato di alcuni caratteri.} many {Il significato di alcuni caratteri, in # di punti.} other {Il significato di alcuni caratteri, in # punti.}}",
  send: "Invia una data stampata: {brand}",
  claims: "Errori in altre regole pubblicate",
  claimsIntro: "Sbagliamo anche noi. Se uno di questi errori è nostro, <contact>scrivici</contact>.",
  says: "Che cosa dice",
  saysDate: "{serial} è di questa data: {date}.",
  saysParts: "Il numero inizia con: {parts}.",
  weRead: "Che cosa leggiamo noi",
  weReadDates: "{serial} è di questa data: {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "Per questa marca non sappiamo datare {serial}.",
  why: "Perché",
  basisPlate: "Lo mostra una targhetta con la data stampata.",
  basisMaker: "Il documento del produttore lo spiega diversamente.",
  basisRegulator: "Un avviso ufficiale dice quando questi apparecchi sono stati fabbricati o venduti.",
  basisItself: "Contraddice la sua stessa tabella.",
  basisOthers: "Le altre fonti trovate concordano.",
  evidence: "Prove",
  decade: "decennio",
};
