import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Che cosa vedrai",
  exampleCaption: "Da una targhetta vera.",
  exampleDate: "Quando è stato fabbricato e quanto ne siamo sicuri",
  exampleAdvice: "Che cosa fare a quell’età",
  whereGas: "A gas, ad accumulo",
  whereGasText: "Accanto alla valvola gas. Sui più vecchi, a volte in alto a sinistra.",
  whereElectric: "Elettrico, ad accumulo",
  whereElectricText: "Nel terzo superiore, o accanto al coperchio di una resistenza.",
  whereHeatPump: "Pompa di calore",
  whereHeatPumpText: "Spesso in alto a sinistra, sotto la pompa di calore.",
  whereTankless: "Istantaneo",
  whereTanklessText: "Sul lato del mantello, a volte dietro il pannello frontale.",
  goneTitle: "La targhetta non c’è più?",
  goneMore: "Altri modi per scoprirlo",
  goneClean: "Pulisci la targhetta con un panno umido, illuminala di lato e ingrandisci una foto.",
  goneSecond: "Cerca una seconda targhetta sul manuale, tra i documenti o sulla scatola.",
  goneValve:
    "Su un apparecchio a gas cerca le quattro cifre sulla valvola gas: 0329 è la settimana 29 del 2003. L’età è più o meno quella, salvo che la valvola sia stata sostituita.",
  goneStandard:
    "Una norma con l’anno, per esempio ANSI, esclude gli anni precedenti. L’apparecchio può essere molto più recente.",
  goneMaker:
    "Chiedi al produttore con il numero di modello, o cerca la fattura, il permesso dei lavori o, in Italia, la dichiarazione di conformità.",
  goneCare: "Non aprire i coperchi avvitati: dietro può esserci tensione.",
  goneAsk: "Stima l’età da quello che vedi",
};
