import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "In breve",
  brandsRuled:
    "{count, plural, one {marca di cui leggiamo la data} many {di marche di cui leggiamo la data} other {marche di cui leggiamo la data}}",
  formats:
    "{count, plural, one {formato della data} many {di formati della data} other {formati della data}}",
  formatsSure:
    "{high, number} con prove solide, {medium, number} con prove parziali, {low, number} incerti; altri {undated, number} senza data",
  known:
    "{count, plural, one {apparecchio datato senza il numero} many {di apparecchi datati senza il numero} other {apparecchi datati senza il numero}}",
  knownFirst:
    "{first, number} confermano la nostra prima data, {later, number} una successiva, {contradicts, number} ci smentiscono",
  knownCaution:
    "Molti di questi apparecchi ci hanno aiutato a trovare le regole, quindi non dicono quante volte abbiamo ragione.",
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
  illustrationsHint: "Non provano nulla.",
  sources:
    "{count, plural, one {fonte che puoi aprire} many {di fonti che puoi aprire} other {fonti che puoi aprire}}",
  photos: "La fotocamera l’abbiamo provata solo su targhette disegnate da noi.",
  heaters: "Tutti gli apparecchi con una data",
  heatersKnown: "Datati senza il numero",
  heatersPublished: "Datati da altri in base al numero",
  heaterKnown: "nota: {date}",
  heaterRead: "noi leggiamo: {dates}",
  heaterUnread: "noi non leggiamo nessuna data",
  brands: "Marca per marca",
  noWay: "nessuna regola",
  dated:
    "{count, plural, one {# targhetta con la data stampata} many {# di targhette con la data stampata} other {# targhette con la data stampata}}",
  send: "Invia una data stampata: {brand}",
  claims: "Errori in altre regole pubblicate",
  claimsIntro: "Uno di questi errori è nostro? <contact>Scrivici</contact>.",
  says: "Secondo loro",
  saysDate: "{serial} significa {date}.",
  saysParts: "Il numero inizia con: {parts}.",
  weRead: "Secondo noi",
  weReadDates: "{serial} significa {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "Per questa marca non sappiamo datare {serial}.",
  why: "Perché",
  basisPlate: "Lo mostra una targhetta con la data stampata.",
  basisMaker: "Il produttore lo spiega diversamente.",
  basisRegulator: "Un avviso ufficiale indica le date di questi apparecchi.",
  basisItself: "Contraddice la sua stessa tabella.",
  basisOthers: "Le altre fonti concordano.",
  evidence: "Prove",
  decade: "decennio",
};
