// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("fr");
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  problems: {
    "no-format": (values: { readonly brand: string | number }): string => `Ce numéro ne correspond à aucun format ${values.brand} que nous connaissons.`,
    "impossible-date": (values: { readonly brand: string | number }): string => `On dirait un numéro ${values.brand}, mais sa date est impossible.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string => `Ce type de numéro de série ${values.brand} ne contient pas de date. Cherchez une date imprimée.`,
    "too-short": "Ce numéro est trop court.",
    "too-long": (values: { readonly brand: string | number }): string => `Ce numéro est trop long pour ${values.brand}.`,
    "looks-like-model": "On dirait le numéro de modèle. Le numéro de série est sur la même plaque, après « Serial », « Serial No. » ou « S/N ».",
    "no-public-rule": (values: { readonly brand: string | number }): string => `Nous ne savons pas encore lire les dates ${values.brand}. Cherchez une date imprimée, ou demandez au fabricant.`,
    "private-label": (values: { readonly brand: string | number }): string => `Nous ne savons pas qui a fabriqué les chauffe-eau ${values.brand}. Cherchez le nom du fabricant sur la plaque.`,
    "other-none": "Ce numéro ne correspond à aucune marque que nous connaissons.",
    "other-some": "Nous avons essayé toutes les marques.",
    "model-not-sold-then": (values: { readonly to: string | number; readonly line: string | number; readonly from: string | number }): string => `${select(values.to, { open: `Ce modèle (${values.line}) n’était pas vendu avant ${values.from}.`, other: `Ce modèle (${values.line}) a été vendu de ${values.from} à ${values.to}.` })} L’un des deux numéros est faux : vérifiez le numéro de série et le modèle sur la plaque.`,
    "other-equipment": (values: { readonly maker: string | number; readonly date: string | number }): string => `On dirait le numéro d’une chaudière à air chaud ou d’un climatiseur (${values.maker}, ${values.date}). Le chauffe-eau a sa propre plaque.`,
    "model-too-long": (values: { readonly longest: string | number }): string => `Numéro de modèle ignoré : il dépasse ${values.longest} caractères.`,
    "tank-outside": "Elle est sur la cuve. À gaz : près de la vanne gaz. Électrique : dans le tiers supérieur ou près du cache d’un élément chauffant.",
    "tank-side-low": "Elle est sur le côté, souvent en bas. Pompes à chaleur et anciens modèles à gaz : en haut à gauche.",
    "tank-upper-front": "Elle est en haut, à l’avant ou sur le côté, au-dessus des panneaux d’accès ou de la vanne gaz.",
    "tank-front": "Elle est à l’avant, près du panneau d’accès inférieur sur un modèle électrique.",
    jacket: "Elle est à l’extérieur ou à l’intérieur de l’enveloppe.",
    "cabinet-side": "Elle est sur le côté du boîtier.",
    "cabinet-side-or-front": "Elle est sur le côté ou à l’avant du boîtier.",
    "boiler-varies": "Elle est en bas : au fond à l’intérieur, à droite ou devant.",
    unknown: "Faites le tour du chauffe-eau et regardez derrière le panneau avant.",
  },
  recommendation: {
    good: "Bon état : l’entretien courant suffit.",
    "good-1": "Une fois par an, rincez la cuve ou détartrez un modèle instantané.",
    "good-2": "S’il a un réservoir, faites contrôler l’anode sacrificielle tous les un à trois ans.",
    "good-3": "Enregistrez la garantie et gardez la facture.",
    monitor: "À surveiller de près : le moindre signe compte.",
    "monitor-1": "Guettez la rouille, l’humidité, les fuites et l’eau chaude rouillée.",
    "monitor-2": "Rincez la cuve et faites contrôler l’anode, ou détartrez un modèle instantané.",
    "monitor-3": "Comparez les prix tant que rien ne presse.",
    replace: "Remplacement conseillé : prévoyez un nouvel appareil.",
    "replace-1": "Demandez des devis tant qu’il fonctionne.",
    "replace-2": "Vérifiez qu’il n’y a pas d’eau au sol ni dans le bac de rétention, et testez le robinet d’arrêt.",
    "replace-3": "S’il fuit, coupez l’eau ainsi que le gaz ou le courant, et appelez un plombier.",
    otherDates: (values: { readonly dates: string | number }): string => `Autre possibilité : ${values.dates}. Cherchez une date imprimée sur la plaque.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string => `semaine ${numbers.format(values.week)} de ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string => `${values.date} (${values.state})`,
    "state-good": "bon état",
    "state-monitor": "à surveiller de près",
    "state-replace": "remplacement conseillé",
  },
};
