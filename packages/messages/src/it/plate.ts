import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Che cosa vedrai",
  exampleCaption: "Da una targhetta vera. Il tuo lo spieghiamo allo stesso modo.",
  exampleDate: "Quando è stato fabbricato e quanto è sicura la data",
  exampleAdvice: "Che cosa fare a quell’età",
  whereIntro:
    "Ogni scaldabagno ha una targhetta con il suo numero di serie. Inseriscilo per intero, lettere e cifre, così come è stampato.",
  whereGas: "A gas, ad accumulo",
  whereGasText:
    "All’esterno del serbatoio, accanto alla valvola gas. Su quelli meno recenti anche in alto a sinistra.",
  whereElectric: "Elettrico, ad accumulo",
  whereElectricText:
    "Sul lato o sul davanti del serbatoio: nel terzo superiore o accanto al coperchio di una resistenza.",
  whereHeatPump: "A pompa di calore",
  whereHeatPumpText: "Sul lato del serbatoio, spesso in alto a sinistra, sotto la pompa di calore.",
  whereTankless: "Istantaneo",
  whereTanklessText: "Sul lato del mantello. Su alcuni apparecchi dietro il pannello frontale.",
  goneTitle: "La targhetta manca o non si legge più?",
  goneClean: "Puliscila con un panno umido, illuminala di lato e fotografala: una foto si può ingrandire.",
  goneSecond:
    "Cerca una seconda targhetta: nella busta del manuale, tra i documenti, sulla scatola dell’imballo.",
  goneValve:
    "Su un apparecchio a gas, cerca quattro cifre sul corpo della valvola gas. Sono l’anno e la settimana in cui è stata fabbricata la valvola: 0329 è la settimana 29 del 2003. L’apparecchio ha più o meno la stessa età, a meno che la valvola non sia stata sostituita.",
  goneStandard:
    "Se sulla targhetta si legge ancora l’anno di una norma, per esempio ANSI seguito da un anno, l’apparecchio non può essere anteriore a quell’anno. Può però essere più recente di diversi anni.",
  goneMaker:
    "Chiedi al produttore indicando il numero di modello, oppure cerca la fattura, il permesso dei lavori o, in Italia, la dichiarazione di conformità dell’impianto.",
  goneCare: "Lascia chiusi i coperchi avvitati: dietro possono esserci parti sotto tensione.",
  goneAsk: "Restringi gli anni con qualche domanda",
};
