import type { Messages } from "../catalog/shape.ts";

/**
 * Safety notices in responses of the API. Keys end in codes of the decoder: `hazard-…` is what can happen, `cause-…`
 * what is wrong, `remedy-…` what a notice offers, `check-…` a condition to check, `unread-…` what our copy does not
 * include.
 */
export const safety: Messages["safety"] = {
  covered:
    "{count, plural, one {Un avviso di sicurezza riguarda questo scaldabagno.} many {# di avvisi di sicurezza riguardano questo scaldabagno.} other {# avvisi di sicurezza riguardano questo scaldabagno.}}",
  mayBeCovered:
    "{count, plural, one {Un avviso di sicurezza potrebbe riguardare questo scaldabagno. Guarda che cosa verificare.} many {# di avvisi di sicurezza potrebbero riguardare questo scaldabagno. Guarda che cosa verificare.} other {# avvisi di sicurezza potrebbero riguardare questo scaldabagno. Guarda che cosa verificare.}}",
  mayBeCoveredToo:
    "{count, plural, one {Un altro potrebbe riguardarlo.} many {Altri # potrebbero riguardarlo.} other {Altri # potrebbero riguardarlo.}}",
  noMatch: "Nessun richiamo trovato. Elenco aggiornato: {date}.",
  listed:
    "Il nostro elenco ha {count, plural, one {# avviso} many {# di avvisi} other {# avvisi}} sugli scaldabagni, raccolti da copie pubbliche fino a questa data: {date}. Mancano quelli successivi e quelli che non abbiamo trovato.",
  compared:
    "Abbiamo confrontato marca, numero di modello, numero di serie e ogni data che questo può indicare con ciò che gli avvisi nominano.",
  old: "Il nostro elenco ha {months, plural, one {# mese} many {# di mesi} other {# mesi}}. Guarda anche negli elenchi ufficiali.",
  oldFrom:
    "Un avviso può uscire in qualsiasi giorno. Diciamo quanto è vecchio il nostro elenco quando arriva a {months, plural, one {# mese} many {# di mesi} other {# mesi}}.",
  brandUnknown:
    "La marca non è nota, e quasi tutti gli avvisi riguardano certe marche. Cerca il nome di un produttore sulla targhetta.",
  dateUnknown:
    "La data non è nota. Mancano quindi gli avvisi sulle valvole gas di molte marche: vengono dati per una data adatta.",
  "search-US": "Stati Uniti: richiami della CPSC",
  "search-CA": "Canada: richiami e avvisi di sicurezza",
  "search-EU": "Unione europea: Safety Gate",
  "answer-covered": "Interessato",
  "answer-may-be-covered": "Forse interessato",
  heading: "{agency}, avviso ({date})",
  headingNumber: "{agency}, avviso {number} ({date})",
  headingUndated: "{agency}, avviso di data ignota",
  "about-water-heater": "Sugli scaldabagni: {brands}.",
  "about-combi-boiler": "Sulle caldaie combinate: {brands}.",
  "about-heat-pump": "Sugli scaldabagni a pompa di calore: {brands}.",
  "about-rv-water-heater": "Sugli scaldabagni di camper e roulotte: {brands}.",
  "about-gas-control": "Sulle valvole gas di {maker}, montate su scaldabagni di queste marche: {brands}.",
  "about-gas-control-any": "Sulle valvole gas di {maker}, montate su scaldabagni di molte marche.",
  "stopUse-covered": "Non usare più lo scaldabagno finché non è riparato: lo dice l’avviso.",
  "stopUse-may-be-covered":
    "Se riguarda il tuo scaldabagno, non usarlo più finché non è riparato: lo dice l’avviso.",
  "hazard-burns": "Ci si può ustionare.",
  "hazard-carbon-monoxide": "Può uscire monossido di carbonio, un gas tossico.",
  "hazard-explosion": "Può esserci un’esplosione.",
  "hazard-fire": "Può esserci un incendio.",
  "hazard-gas-leak": "Può esserci una fuga di gas.",
  "hazard-overheating": "Un componente può surriscaldarsi.",
  "hazard-soot": "Può formarsi fuliggine.",
  "cause-burner-screen":
    "La causa è la griglia del bruciatore. C’è pericolo di incendio quando lo scaldabagno sta su un pavimento che può bruciare.",
  "cause-circuit-board": "La scheda elettronica si surriscalda quando la tensione è troppo alta.",
  "cause-control-panel": "Il pannello di controllo si surriscalda.",
  "cause-conversion-kit": "La causa è il kit con cui è stato convertito a propano.",
  "cause-dirty-burner": "Il pericolo nasce quando il bruciatore è sporco.",
  "cause-electrical-connection": "Un collegamento elettrico si surriscalda.",
  "cause-exhaust-duct": "Il condotto dei fumi può creparsi.",
  "cause-filter-door-switch": "La causa è l’interruttore dello sportello del filtro dell’aria.",
  "cause-flue-baffle": "Il deflettore del condotto dei fumi è difettoso o non è quello giusto.",
  "cause-flue-collector": "Il collettore dei fumi può creparsi.",
  "cause-flue-grommet": "La causa è il passacavo del condotto dei fumi.",
  "cause-gas-control": "La causa è la valvola gas.",
  "cause-pump-or-gas-input":
    "La pompa non è della misura giusta, e la portata di gas supera quella certificata.",
  "cause-vent-collar": "Il collare dello scarico fumi può staccarsi.",
  "remedy-corrective-action": "L’avviso nomina una misura correttiva. La nostra copia non dice quale.",
  "remedy-free-adjustment": "L’avviso offre la regolazione gratuita dello scaldabagno.",
  "remedy-free-inspection-and-repair":
    "L’avviso offre il controllo e la riparazione gratuiti dello scaldabagno.",
  "remedy-free-inspection-and-replacement":
    "L’avviso offre il controllo e la sostituzione gratuiti del componente.",
  "remedy-free-part": "L’avviso offre un componente nuovo gratuito.",
  "remedy-free-repair": "L’avviso offre la riparazione gratuita dello scaldabagno.",
  "remedy-inspection-and-repair":
    "L’avviso chiede il controllo e la riparazione da parte di un tecnico abilitato.",
  "remedy-money-towards-a-new-heater":
    "L’avviso offriva {money} per un nuovo scaldabagno. È vecchio: chiedi se vale ancora.",
  "remedy-not-read": "La nostra copia non dice che cosa offre l’avviso. Chiedi al produttore o all’autorità.",
  "remedy-part-and-reward":
    "L’avviso offriva un componente nuovo gratuito, più {money} per quello vecchio. È vecchio: chiedi se vale ancora.",
  "remedy-repair-or-replace-part": "L’avviso chiede di riparare o sostituire il componente.",
  "remedy-replace-part": "L’avviso chiede di sostituire il componente.",
  "remedy-test-then-part":
    "L’avviso descrive una prova nelle istruzioni di accensione. Se il componente non la supera, viene sostituito.",
  fitsAll: "Va bene per tutte le date che il numero di serie può indicare: {dates}.",
  fitsOne: "Va bene per la data di fabbricazione: {dates}.",
  fitsSome:
    "{count, plural, one {Delle date che il numero di serie può indicare, va bene solo per questa: {dates}.} many {Delle date che il numero di serie può indicare, va bene solo per queste: {dates}.} other {Delle date che il numero di serie può indicare, va bene solo per queste: {dates}.}}",
  fitsUnknown: "La data di fabbricazione non è nota e non è stata confrontata.",
  onTheShelf:
    "Supponiamo che una valvola gas sia montata al più tardi {years, plural, one {# anno} many {# di anni} other {# anni}} dopo la sua fabbricazione o la sua ultima vendita.",
  inTheShop:
    "L’avviso dice quando gli scaldabagni sono stati venduti. Supponiamo che siano stati fabbricati al massimo {years, plural, one {# anno} many {# di anni} other {# anni}} prima.",
  "check-capacity": "Capacità sulla targhetta: {capacities}.",
  "check-fuel": "Energia che usa: {fuels}.",
  "check-type": "Tipo di apparecchio: {types}.",
  "check-ultra-low-nox": "Sulla targhetta c’è scritto «Ultra-Low NOx».",
  "check-converted-to-propane": "È stato convertito da gas naturale a propano.",
  "check-gas-control": "Stampato sulla valvola gas: {parts}.",
  controlMaker: "produttore {maker}",
  controlModels: "modello {models}",
  controlCodes: "un codice data tra {from} e questo: {to}",
  controlMade: "fabbricata {span}",
  "check-model-number": "Numero di modello sulla targhetta: {models}.",
  modelsUnread: "L’avviso cita il numero di modello. La nostra copia non ha l’elenco.",
  "check-sale-date": "Data sulla ricevuta: {span}.",
  "check-serial-number": "L’avviso cita il numero di serie.",
  made: "Data di fabbricazione: {span}.",
  madeWithin: "Data di fabbricazione: {span}. Tra le date possibili è questa: {dates}.",
  madeFits: "Data di fabbricazione: {dates}.",
  officialMaker: "La pagina del produttore dice che è interessato.",
  officialPage: "La pagina ufficiale lo nomina. La nostra copia non la ha tutta.",
  officialPhone: "Lo confermano al telefono dell’avviso.",
  officialNone: "Il produttore o l’autorità lo conferma. Non conosciamo l’indirizzo dell’avviso.",
  span: "{from} – {to}",
  spanFrom: "da {from} in poi",
  spanTo: "al più tardi {to}",
  unread: "Non abbiamo l’avviso completo (manca: {parts}).",
  "unread-dates": "le date esatte",
  "unread-models": "l’elenco completo dei modelli",
  "unread-page": "la pagina ufficiale stessa",
  "unread-remedy": "che cosa viene offerto",
  "unread-serials": "i numeri di serie",
  copies: "Abbiamo letto copie degli avvisi pubblicate da altri, non sempre la pagina ufficiale.",
};
