import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Che cosa vedrai",
  exampleCaption: "Da una targhetta vera. Il tuo lo spieghiamo allo stesso modo.",
  exampleDate: "Quando è stato fabbricato e quanto è sicura la data",
  exampleAdvice: "Che cosa fare a quell’età",
  whereGas: "A gas, ad accumulo",
  whereGasText: "Accanto alla valvola gas. Su quelli meno recenti, a volte in alto a sinistra.",
  whereElectric: "Elettrico, ad accumulo",
  whereElectricText: "Nel terzo superiore o accanto al coperchio di una resistenza.",
  whereHeatPump: "A pompa di calore",
  whereHeatPumpText: "Spesso in alto a sinistra, sotto la pompa di calore.",
  whereTankless: "Istantaneo",
  whereTanklessText: "Sul lato del mantello, a volte dietro il pannello frontale.",
  goneTitle: "La targhetta non c’è più?",
  goneMore: "Altri modi per saperlo",
  goneClean: "Pulisci la targhetta con un panno umido, illuminala di lato e scatta una foto da ingrandire.",
  goneSecond: "Cerca una seconda targhetta: con il manuale, tra i documenti, sulla scatola.",
  goneValve:
    "Su un apparecchio a gas, cerca quattro cifre sulla valvola gas: l’anno e la settimana in cui è stata fabbricata. 0329 è la settimana 29 del 2003. L’apparecchio ha più o meno la stessa età, a meno che la valvola non sia stata sostituita.",
  goneStandard:
    "Se si legge ancora una norma con il suo anno, per esempio ANSI, l’apparecchio non è anteriore a quell’anno. Può essere più recente di diversi anni.",
  goneMaker:
    "Chiedi al produttore indicando il numero di modello, oppure cerca la fattura, il permesso dei lavori o, in Italia, la dichiarazione di conformità dell’impianto.",
  goneCare: "Non aprire i coperchi avvitati. Dietro possono esserci parti sotto tensione.",
  goneAsk: "Stima l’età da ciò che vedi",
};
