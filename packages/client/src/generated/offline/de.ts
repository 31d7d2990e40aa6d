// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("de");
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  problems: {
    "no-format": (values: { readonly brand: string | number }): string => `Das passt zu keinem Format von ${values.brand}, das wir kennen.`,
    "impossible-date": (values: { readonly brand: string | number }): string => `Das sieht nach einer Nummer von ${values.brand} aus, aber ihr Datum ist unmöglich.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string => `Solche Seriennummern von ${values.brand} enthalten kein Datum. Suchen Sie nach einem aufgedruckten.`,
    "too-short": "Das ist zu kurz.",
    "too-long": (values: { readonly brand: string | number }): string => `Das ist zu lang für ${values.brand}.`,
    "looks-like-model": "Das sieht nach der Modellnummer aus. Die Seriennummer steht auf demselben Schild, hinter „Serial“, „Serial No.“ oder „S/N“.",
    "no-public-rule": (values: { readonly brand: string | number }): string => `Bei ${values.brand} können wir das Datum noch nicht lesen. Suchen Sie nach einem aufgedruckten, oder fragen Sie den Hersteller.`,
    "private-label": (values: { readonly brand: string | number }): string => `Wer die Geräte von ${values.brand} gebaut hat, wissen wir nicht. Suchen Sie den Hersteller auf dem Schild.`,
    "other-none": "Das passt zu keiner Marke, die wir kennen.",
    "other-some": "Wir haben alle Marken probiert.",
    "model-not-sold-then": (values: { readonly line: string | number; readonly to: string | number; readonly from: string | number }): string => `Dieses Modell (${values.line}) gab es ${select(values.to, { open: `erst ab ${values.from}`, other: `von ${values.from} bis ${values.to}` })}. Eine der beiden Nummern stimmt nicht: Prüfen Sie Serien- und Modellnummer auf dem Schild.`,
    "other-equipment": (values: { readonly maker: string | number; readonly date: string | number }): string => `Das sieht nach der Nummer einer Heizung oder Klimaanlage aus (${values.maker}, ${values.date}). Der Warmwasserbereiter hat ein eigenes Schild.`,
    "model-too-long": (values: { readonly longest: string | number }): string => `Die Modellnummer haben wir weggelassen: Sie hat mehr als ${values.longest} Zeichen.`,
    "tank-outside": "Es sitzt außen am Speicher. Gas: beim Gasventil. Strom: im oberen Drittel oder bei der Abdeckung eines Heizstabs.",
    "tank-side-low": "Es sitzt seitlich, oft weit unten. Bei Wärmepumpen und älteren Gasgeräten oben links.",
    "tank-upper-front": "Es sitzt oben vorn oder seitlich, über den Wartungsklappen oder dem Gasventil.",
    "tank-front": "Es sitzt vorn, bei Elektrogeräten nahe der unteren Wartungsklappe.",
    jacket: "Es sitzt außen oder innen am Mantel.",
    "cabinet-side": "Es sitzt seitlich am Gehäuse.",
    "cabinet-side-or-front": "Es sitzt seitlich oder vorn am Gehäuse.",
    "boiler-varies": "Es sitzt unten: innen an der Rückwand, rechts oder vorn.",
    unknown: "Sehen Sie rundum am Gerät und hinter der Frontabdeckung nach.",
  },
  recommendation: {
    good: "Guter Zustand: Die übliche Pflege reicht.",
    "good-1": "Spülen Sie einmal im Jahr den Speicher oder entkalken Sie den Durchlauferhitzer.",
    "good-2": "Lassen Sie bei einem Speicher alle ein bis drei Jahre die Opferanode prüfen.",
    "good-3": "Registrieren Sie die Garantie und heben Sie den Kaufbeleg auf.",
    monitor: "Im Auge behalten: Kleine Anzeichen zählen.",
    "monitor-1": "Achten Sie auf Rost, feuchte Stellen, Lecks und rostiges Warmwasser.",
    "monitor-2": "Spülen Sie den Speicher und lassen Sie die Opferanode prüfen, oder entkalken Sie den Durchlauferhitzer.",
    "monitor-3": "Vergleichen Sie Preise, solange es nicht eilt.",
    replace: "Austausch empfohlen: Planen Sie ein neues Gerät.",
    "replace-1": "Holen Sie Angebote ein, solange das alte Gerät noch läuft.",
    "replace-2": "Prüfen Sie Boden und Auffangwanne auf Wasser und testen Sie das Absperrventil.",
    "replace-3": "Bei einem Leck stellen Sie Wasser und Gas oder Strom ab und rufen Sie den Installateur.",
    otherDates: (values: { readonly dates: string | number }): string => `Möglich ist auch ${values.dates}. Suchen Sie auf dem Schild nach einem aufgedruckten Datum.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string => `KW ${numbers.format(values.week)}/${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string => `${values.date} (${values.state})`,
    "state-good": "guter Zustand",
    "state-monitor": "im Auge behalten",
    "state-replace": "Austausch empfohlen",
  },
};
