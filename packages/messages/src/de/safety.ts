import type { Messages } from "../catalog/shape.ts";

/**
 * Safety notices in responses of the API. Keys end in codes of the decoder: `hazard-…` is what can happen, `cause-…`
 * what is wrong, `remedy-…` what a notice offers, `check-…` a condition to check, `unread-…` what our copy does not
 * include.
 */
export const safety: Messages["safety"] = {
  covered:
    "{count, plural, one {Ein Sicherheitshinweis betrifft dieses Gerät.} other {# Sicherheitshinweise betreffen dieses Gerät.}}",
  mayBeCovered:
    "{count, plural, one {Ein Sicherheitshinweis betrifft dieses Gerät möglicherweise. Sehen Sie nach, was zu prüfen ist.} other {# Sicherheitshinweise betreffen dieses Gerät möglicherweise. Sehen Sie nach, was zu prüfen ist.}}",
  mayBeCoveredToo:
    "{count, plural, one {Ein weiterer betrifft es möglicherweise.} other {# weitere betreffen es möglicherweise.}}",
  noMatch: "Keine Rückrufe gefunden. Stand der Liste: {date}.",
  listed:
    "Unsere Liste hat {count, plural, one {# Hinweis} other {# Hinweise}} zu Warmwasserbereitern, gesammelt aus öffentlichen Kopien bis {date}. Spätere fehlen ihr, und solche, die wir nicht gefunden haben.",
  compared:
    "Wir haben Marke, Modellnummer, Seriennummer und jedes Datum, das die Seriennummer bedeuten kann, mit dem verglichen, was die Hinweise nennen.",
  old: "Unsere Liste ist {months, plural, one {# Monat} other {# Monate}} alt. Sehen Sie auch in den amtlichen Listen nach.",
  oldFrom:
    "Ein Hinweis kann an jedem Tag erscheinen. Wie alt unsere Liste ist, sagen wir, sobald es {months, plural, one {# Monat} other {# Monate}} sind.",
  brandUnknown:
    "Die Marke ist nicht bekannt, und die meisten Hinweise gelten bestimmten Marken. Suchen Sie auf dem Typenschild nach einem Hersteller.",
  dateUnknown:
    "Das Datum ist nicht bekannt. Hinweise zu Gasventilen vieler Marken fehlen deshalb: Sie werden zu einem passenden Datum genannt.",
  "search-US": "USA: Rückrufe der CPSC",
  "search-CA": "Kanada: Rückrufe und Sicherheitswarnungen",
  "search-EU": "Europäische Union: Safety Gate",
  "answer-covered": "Betroffen",
  "answer-may-be-covered": "Möglicherweise betroffen",
  heading: "{agency}, Hinweis vom {date}",
  headingNumber: "{agency}, Hinweis {number} vom {date}",
  headingUndated: "{agency}, Hinweis mit unbekanntem Datum",
  "about-water-heater": "Zu Warmwasserbereitern: {brands}.",
  "about-combi-boiler": "Zu Kombithermen: {brands}.",
  "about-heat-pump": "Zu Warmwasser-Wärmepumpen: {brands}.",
  "about-rv-water-heater": "Zu Warmwasserbereitern in Wohnmobilen und Wohnwagen: {brands}.",
  "about-gas-control": "Zu Gasventilen von {maker}, eingebaut in Geräte dieser Marken: {brands}.",
  "about-gas-control-any": "Zu Gasventilen von {maker}, eingebaut in Geräte vieler Marken.",
  "stopUse-covered": "Benutzen Sie das Gerät nicht mehr, bis es repariert ist: So sagt es der Hinweis.",
  "stopUse-may-be-covered":
    "Wenn er Ihr Gerät betrifft, benutzen Sie es nicht mehr, bis es repariert ist: So sagt es der Hinweis.",
  "hazard-burns": "Menschen können sich verbrennen.",
  "hazard-carbon-monoxide": "Kohlenmonoxid, ein giftiges Gas, kann austreten.",
  "hazard-explosion": "Es kann zu einer Explosion kommen.",
  "hazard-fire": "Es kann zu einem Brand kommen.",
  "hazard-gas-leak": "Gas kann austreten.",
  "hazard-overheating": "Ein Teil kann überhitzen.",
  "hazard-soot": "Es kann sich Ruß bilden.",
  "cause-burner-screen":
    "Die Ursache ist das Gitter des Brenners. Brandgefahr besteht, wenn das Gerät auf einem brennbaren Boden steht.",
  "cause-circuit-board": "Die Platine überhitzt bei Überspannung.",
  "cause-control-panel": "Das Bedienfeld überhitzt.",
  "cause-conversion-kit": "Die Ursache ist der Umbausatz für Propan.",
  "cause-dirty-burner": "Die Gefahr entsteht, wenn der Brenner verschmutzt ist.",
  "cause-electrical-connection": "Ein elektrischer Anschluss überhitzt.",
  "cause-exhaust-duct": "Der Abgaskanal kann reißen.",
  "cause-filter-door-switch": "Die Ursache ist der Schalter an der Tür des Luftfilters.",
  "cause-flue-baffle": "Der Abgaswirbler, ein Blech im Abgasrohr, ist fehlerhaft oder der falsche.",
  "cause-flue-collector": "Der Abgassammler kann reißen.",
  "cause-flue-grommet": "Die Ursache ist die Durchführungstülle am Abgasrohr.",
  "cause-gas-control": "Die Ursache ist das Gasventil.",
  "cause-pump-or-gas-input":
    "Die Pumpe hat die falsche Größe, und es strömt mehr Gas ein, als zugelassen ist.",
  "cause-vent-collar": "Die Manschette am Abgasrohr kann sich lösen.",
  "remedy-corrective-action": "Der Hinweis nennt eine Abhilfe. Unsere Kopie sagt nicht, welche.",
  "remedy-free-adjustment": "Der Hinweis bietet an, das Gerät kostenlos einzustellen.",
  "remedy-free-inspection-and-repair":
    "Der Hinweis bietet an, das Gerät kostenlos zu prüfen und zu reparieren.",
  "remedy-free-inspection-and-replacement":
    "Der Hinweis bietet an, das Teil kostenlos zu prüfen und auszutauschen.",
  "remedy-free-part": "Der Hinweis bietet ein neues Teil kostenlos an.",
  "remedy-free-repair": "Der Hinweis bietet an, das Gerät kostenlos zu reparieren.",
  "remedy-inspection-and-repair":
    "Der Hinweis verlangt, das Gerät von einer zugelassenen Fachkraft prüfen und reparieren zu lassen.",
  "remedy-money-towards-a-new-heater":
    "Der Hinweis bot {money} für ein neues Gerät an. Er ist alt: Fragen Sie, ob das noch gilt.",
  "remedy-not-read":
    "Unsere Kopie sagt nicht, was der Hinweis anbietet. Fragen Sie den Hersteller oder die Behörde.",
  "remedy-part-and-reward":
    "Der Hinweis bot ein neues Teil kostenlos an und {money} für das alte. Er ist alt: Fragen Sie, ob das noch gilt.",
  "remedy-repair-or-replace-part": "Der Hinweis verlangt, das Teil zu reparieren oder auszutauschen.",
  "remedy-replace-part": "Der Hinweis verlangt, das Teil auszutauschen.",
  "remedy-test-then-part":
    "Der Hinweis beschreibt eine Prüfung in der Zündanleitung. Besteht das Teil sie nicht, wird es ausgetauscht.",
  fitsAll: "Er passt zu jedem Datum, das die Seriennummer bedeuten kann: {dates}.",
  fitsOne: "Er passt zum Herstellungsdatum: {dates}.",
  fitsSome:
    "{count, plural, one {Von den Daten, die die Seriennummer bedeuten kann, passt er nur zu diesem: {dates}.} other {Von den Daten, die die Seriennummer bedeuten kann, passt er nur zu diesen: {dates}.}}",
  fitsUnknown: "Das Herstellungsdatum ist nicht bekannt und wurde nicht verglichen.",
  onTheShelf:
    "Wir nehmen an, dass ein Gasventil spätestens {years, plural, one {# Jahr} other {# Jahre}} nach seiner Herstellung oder seinem letzten Verkauf eingebaut wird.",
  inTheShop:
    "Der Hinweis sagt, wann die Geräte verkauft wurden. Wir nehmen an, dass sie höchstens {years, plural, one {# Jahr} other {# Jahre}} früher hergestellt wurden.",
  "check-capacity": "Inhalt auf dem Typenschild: {capacities}.",
  "check-fuel": "Energie, die es verbraucht: {fuels}.",
  "check-type": "Art des Geräts: {types}.",
  "check-ultra-low-nox": "Auf dem Typenschild steht „Ultra-Low NOx“.",
  "check-converted-to-propane": "Es wurde von Erdgas auf Propan umgebaut.",
  "check-gas-control": "Aufdruck auf dem Gasventil: {parts}.",
  controlMaker: "Hersteller {maker}",
  controlModels: "Modell {models}",
  controlCodes: "ein Datumscode zwischen {from} und {to}",
  controlMade: "hergestellt {span}",
  "check-model-number": "Modellnummer auf dem Typenschild: {models}.",
  modelsUnread: "Der Hinweis nennt die Modellnummer. Unsere Kopie enthält die Liste nicht.",
  "check-sale-date": "Datum auf dem Kaufbeleg: {span}.",
  "check-serial-number": "Der Hinweis nennt die Seriennummer.",
  made: "Herstellungsdatum: {span}.",
  madeWithin: "Herstellungsdatum: {span}. Von den Daten oben ist das {dates}.",
  madeFits: "Herstellungsdatum: {dates}.",
  officialMaker: "Die Seite des Herstellers sagt, dass es betroffen ist.",
  officialPage: "Die amtliche Seite nennt es. Unsere Kopie hat nicht alles davon.",
  officialPhone: "Unter der Telefonnummer des Hinweises wird es bestätigt.",
  officialNone: "Der Hersteller oder die Behörde bestätigt es. Die Adresse des Hinweises kennen wir nicht.",
  span: "{from} – {to}",
  spanFrom: "ab {from}",
  spanTo: "spätestens {to}",
  unread: "Uns liegt der Rückruf nicht vollständig vor (es fehlt: {parts}).",
  "unread-dates": "die genauen Daten",
  "unread-models": "die ganze Liste der Modelle",
  "unread-page": "die amtliche Seite selbst",
  "unread-remedy": "was angeboten wird",
  "unread-serials": "die Seriennummern",
  copies:
    "Wir haben Kopien von Hinweisen gelesen, die andere veröffentlicht haben, nicht immer die amtliche Seite.",
};
