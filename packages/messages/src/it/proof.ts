import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Ogni regola con le sue fonti, quanto è sicura e che cosa la conferma o la contraddice. Tutte le cifre sono contate dalle regole e dai loro test quando il sito viene costruito.",
  overview: "In breve",
  brandsRuled:
    "{count, plural, one {marca con una regola che dà una data} many {di marche con una regola che dà una data} other {marche con una regola che dà una data}}",
  brandsAll: "su {brands, number} che conosciamo",
  formats:
    "{count, plural, one {modo di scrivere la data} many {di modi di scrivere la data} other {modi di scrivere la data}}",
  formatsSure:
    "{high, number} con prove solide, {medium, number} con prove parziali, {low, number} con prove incerte; inoltre {undated, number} che, come si sa, non contengono una data",
  known:
    "{count, plural, one {apparecchio la cui data è nota senza il suo numero} many {di apparecchi la cui data è nota senza il loro numero} other {apparecchi la cui data è nota senza il loro numero}}",
  knownFirst:
    "{first, number} con la prima data che leggiamo, {later, number} con una successiva, {contradicts, number} contro di noi",
  knownCaution:
    "Molti di questi apparecchi ci hanno aiutato a trovare le regole. La cifra mostra che regole e date concordano, non quante volte avremo ragione sul suo.",
  plates:
    "{count, plural, one {targhetta con la data stampata} many {di targhette con la data stampata} other {targhette con la data stampata}}",
  bounded:
    "{count, plural, one {targhetta, documento o richiamo di anni noti} many {di targhette, documenti e richiami di anni noti} other {targhette, documenti e richiami di anni noti}}",
  makers:
    "{count, plural, one {esempio di un produttore} many {di esempi di produttori} other {esempi di produttori}}",
  tally:
    "{agrees, number} con l’unica data che leggiamo, {ambiguous, number} con una tra più date, {contradicts, number} contro di noi",
  tallyUndated: "{count, number} in cui non leggiamo nessuna data",
  published:
    "{count, plural, one {numero di serie datato da altri} many {di numeri di serie datati da altri} other {numeri di serie datati da altri}}",
  publishedHint: "Mostrano che le letture concordano, e nulla di più.",
  illustrations:
    "{count, plural, one {esempio inventato} many {di esempi inventati} other {esempi inventati}}",
  illustrationsHint:
    "Mostrano come funziona una regola. Non provano nulla e non contano da nessun’altra parte.",
  sources:
    "{count, plural, one {fonte che puoi aprire} many {di fonti che puoi aprire} other {fonti che puoi aprire}}",
  rare: "Le targhette con la data stampata non vengono quasi mai pubblicate. <link>Inviaci la data della tua</link>.",
  photos:
    "Qui non diciamo quanto bene la fotocamera legge le targhette. Finora l’abbiamo provata su targhette disegnate da noi, e non pubblicheremo cifre prima di avere cento foto vere.",
  heaters: "Tutti gli apparecchi datati",
  heatersKnown: "Date note senza il numero",
  heatersPublished: "Date che altri hanno letto dal numero",
  heaterKnown: "nota: {date}",
  heaterRead: "noi leggiamo: {dates}",
  heaterUnread: "non leggiamo nessuna data",
  brands: "Marca per marca",
  ways: "{count, plural, one {# modo di scrivere} many {# di modi di scrivere} other {# modi di scrivere}}",
  noWay: "nessuna regola",
  dated: "{count, plural, one {# targhetta datata} many {# di targhette datate} other {# targhette datate}}",
  used: "In uso",
  shown: "Apparecchi datati noti",
  rule: "Regola",
  ruleExact: "La regola esatta, in inglese",
  platesTerm: "Targhette con la data stampata",
  none: "Nessuna trovata finora.",
  otherTerm: "Altre prove",
  boundedCount:
    "{count, plural, one {# targhetta, documento o richiamo di anni noti} many {# di targhette, documenti e richiami di anni noti} other {# targhette, documenti e richiami di anni noti}}",
  makersCount:
    "{count, plural, one {# esempio del produttore} many {# di esempi del produttore} other {# esempi del produttore}}",
  publishedCount:
    "{count, plural, one {# numero di serie datato da altri} many {# di numeri di serie datati da altri} other {# numeri di serie datati da altri}}",
  against: "Che cosa la contraddice",
  nothing: "Nulla che abbiamo trovato.",
  otherwise:
    "{count, plural, one {<link>Una pubblicazione</link> dice altro.} many {<link># di pubblicazioni</link> dicono altro.} other {<link># pubblicazioni</link> dicono altro.}}",
  open: "Che cosa non si sa",
  openPlate: "Nessuna targhetta con la data stampata l’ha ancora confermata.",
  openParts:
    "{count, plural, one {Il significato di alcuni caratteri.} many {Il significato di alcuni caratteri, in # di punti.} other {Il significato di alcuni caratteri, in # punti.}}",
  send: "Invia una data stampata: {brand}",
  claims: "Errori in altre regole pubblicate",
  claimsIntro:
    "Altri ci hanno insegnato molto, e anche noi facciamo errori. Dove ciò che abbiamo trovato parla contro qualcosa di pubblicato, è qui con le prove. Se siamo noi a sbagliare, <contact>scrivici</contact>.",
  says: "Che cosa dice",
  saysDate: "{serial} è di: {date}.",
  saysParts: "Il numero comincia con: {parts}.",
  weRead: "Che cosa leggiamo noi",
  weReadDates: "{serial} è di: {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "{serial} non è un numero di questa marca che sappiamo datare.",
  why: "Perché",
  basisPlate: "Lo mostra una targhetta con la data stampata.",
  basisMaker: "Il documento del produttore stesso lo spiega in un altro modo.",
  basisRegulator: "Un avviso ufficiale indica quando questi apparecchi sono stati fabbricati o venduti.",
  basisItself: "Contraddice la tabella che riporta esso stesso.",
  basisOthers: "Le altre fonti che abbiamo trovato concordano tra loro.",
  evidence: "Prove",
  decade: "decennio",
};
