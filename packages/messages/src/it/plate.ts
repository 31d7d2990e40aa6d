import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Che cosa vedrai",
  exampleCaption: "Una targhetta vera.",
  exampleDate: "L’età, e quanto ne siamo sicuri",
  exampleAdvice: "Che cosa fare adesso",
  whereGas: "A gas ad accumulo",
  whereGasText: "Accanto alla valvola gas, o in alto a sinistra.",
  whereElectric: "Elettrico ad accumulo",
  whereElectricText: "Nel terzo superiore, o accanto al coperchio di una resistenza.",
  whereHeatPump: "Pompa di calore",
  whereHeatPumpText: "Spesso in alto a sinistra, sotto la pompa di calore.",
  whereTankless: "Istantaneo",
  whereTanklessText: "Di lato, o dietro il pannello frontale.",
  goneTitle: "La targhetta non c’è più?",
  goneMore: "Altri indizi",
  goneClean: "Pulisci la targhetta con un panno umido, illuminala di lato e ingrandisci una foto.",
  goneSecond: "Cerca una targhetta tra i documenti e sulla scatola.",
  goneValve:
    "Su un apparecchio a gas leggi le quattro cifre sulla valvola gas: 0329 è la settimana 29 del 2003. Una valvola sostituita è più recente.",
  goneStandard: "Lo scaldabagno non può essere più vecchio dell’anno indicato in una norma, come ANSI.",
  goneMaker:
    "Chiedi al produttore, o cerca la fattura, il permesso o, in Italia, la dichiarazione di conformità.",
  goneCare: "Non aprire i coperchi avvitati: dietro può esserci tensione.",
  goneAsk: "Stima l’età senza targhetta",
};
