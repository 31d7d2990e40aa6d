import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quel âge a votre chauffe-eau ? Le numéro de série le dit, gratuitement",
  metaDescription:
    "Saisissez le numéro de série de la plaque : vous saurez quand votre chauffe-eau a été fabriqué et que faire ensuite. Gratuit, sans inscription.",
  title: "Quel âge a votre chauffe-eau ?",
  intro: "Scannez la plaque, ou saisissez le numéro de série.",
  steps: "Progression",
  stepBrand: "Marque",
  stepDetails: "Numéro",
  stepResults: "Résultat",
  stepDone: "{step}, terminé",
  whereTitle: "Où est la plaque ?",
  brandsTitle: "Marques reconnues",
};

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Ce que vous verrez",
  exampleCaption: "Une vraie plaque.",
  exampleDate: "Son âge, et la fiabilité de la date",
  exampleAdvice: "Que faire ensuite",
  whereGas: "Gaz à\u00a0réservoir",
  whereGasText: "À côté de la vanne gaz, ou en haut à gauche.",
  whereElectric: "Électrique à\u00a0réservoir",
  whereElectricText: "Dans le tiers supérieur, ou près du cache d’un élément chauffant.",
  whereHeatPump: "Thermo\u00addynamique",
  whereHeatPumpText: "Souvent en haut à gauche, sous la pompe à chaleur.",
  whereTankless: "Instantané ou chaudière",
  whereTanklessText: "Sur le côté, dessous ou derrière le panneau avant.",
  goneTitle: "Pas de plaque ?",
  goneMore: "Autres indices",
  goneClean: "Essuyez la plaque, éclairez-la de côté et agrandissez une photo.",
  goneSecond: "Cherchez une étiquette dans vos papiers et sur le carton.",
  goneValve:
    "Chauffe-eau à gaz : lisez les quatre chiffres de la vanne gaz. 0329 désigne la semaine 29 de 2003. Une vanne remplacée est plus récente.",
  goneStandard:
    "Norme suivie d’une année, comme EN 26 de 2015 : le chauffe-eau ne peut pas être plus ancien.",
  goneMaker: "Interrogez le fabricant, ou retrouvez la facture ou l’attestation d’entretien.",
  goneCare: "N’ouvrez aucun panneau vissé : il peut cacher des pièces sous tension.",
  goneAsk: "Estimer l’âge sans la plaque",
};

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Votre chauffe-eau",
  scan: "Scanner la plaque",
  scanPhoto: "Choisir une photo",
  scanMissing: "Le scanner ne s’est pas chargé. Vérifiez votre connexion, ou saisissez le numéro.",
  brand: "Marque",
  required: "obligatoire",
  brandPrompt: "Choisir une marque",
  brandsLocal: "En France",
  brandsFirst: "Marques courantes",
  brandsMore: "Autres marques et marques de distributeur",
  brandsFound:
    "{count, plural, =0 {Aucune marque trouvée} one {# marque trouvée} many {# de marques trouvées} other {# marques trouvées}}",
  brandsNone: "Aucune marque trouvée. Choisissez « {other} ».",
  other: "Autre / absente de la liste",
  serial: "Numéro de série",
  serialHelp: "Les espaces et les tirets ne comptent pas.",
  where: "Où est-il ?",
  whereText: "Sur la plaque, après « N° de série », « Serial » ou « S/N ».",
  modelToggle: "J’ai le numéro de modèle",
  model: "Numéro de modèle",
  modelHelp: "Facultatif. Il peut trancher.",
  submit: "Vérifier l’âge",
  submitting: "Vérification…",
  privacy: "Gratuit, sans inscription. Votre saisie n’est envoyée que lorsque vous appuyez sur le bouton.",
  photosStay: "Les photos, jamais.",
  brandRequired: "Veuillez choisir la marque du chauffe-eau",
  brandUnknown: "Nous ne connaissons pas cette marque. Choisissez-en une dans la liste, ou « {other} ».",
  brandCharacters:
    "La marque ne doit contenir que des lettres minuscules, des chiffres et des traits d’union",
  serialRequired: "Veuillez saisir le numéro de série",
  serialBlank: "Le numéro de série ne peut pas être vide ni se composer uniquement d’espaces",
  serialTooShort: "Le numéro de série doit compter au moins {shortest} caractères",
  serialTooLong: "Le numéro de série ne peut pas dépasser {longest} caractères",
  serialNotStated: "Il est écrit « {text} » : aucun numéro à lire",
  serialCharacters: "Le numéro de série ne peut contenir que des lettres et des chiffres",
  serialLeftOut:
    "Un caractère n’est ni une lettre ni un chiffre : il a été ignoré. La plaque est peut-être usée à cet endroit.",
  serialInvalid:
    "Veuillez saisir un numéro de série valide (de {shortest} à {longest} caractères, lettres et chiffres uniquement)",
  modelLength: "Le numéro de modèle, si vous l’indiquez, doit compter de 3 à 30 caractères",
  modelInvalid: "Veuillez saisir un numéro de modèle valide (de 3 à 30 caractères)",
  unavailableTitle: "Pas de réponse pour l’instant",
  unavailableText: "Vous étiez hors ligne. La réponse s’affichera dès que vous serez en ligne.",
  change: "Modifier",
};

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# an} many {# d’ans} other {# ans}}",
  months: "{count, plural, one {# mois} many {# de mois} other {# mois}}",
  yearsAndMonths:
    "{years, plural, one {# an} many {# d’ans} other {# ans}} et {months, plural, one {# mois} many {# de mois} other {# mois}}",
  lessThanAMonth: "moins d’un mois",
  aboutYears: "environ {count, plural, one {# an} many {# d’ans} other {# ans}}",
  rangeYears: "{from} à {to, plural, one {# an} many {# d’ans} other {# ans}}",
  dateYear: "{year}",
  dateWeek: "semaine {week, number} de {year} ({around})",
  around: "{part, select, early {début } middle {mi-} other {fin }}{month}",
  partYear: "année",
  partMonth: "mois",
  partWeek: "semaine",
  partDay: "jour",
  partPlant: "usine",
  partPrefix: "préfixe",
  partSequence: "numéro d’ordre",
  partModel: "modèle",
  partUnknown: "inconnu",
  partValue: "{name}\u00a0: {value}",
  plateTitle: "N° de série",
  plateLabel: "Comment lire le numéro de série {serial}",
  hintReads: "Selon le code {brand} : {dates}",
  hintSoFar: "On dirait {brand} pour l’instant : {dates}",
  hintMany:
    "Selon le code {brand} : {count, plural, one {# date possible} many {# de dates possibles} other {# dates possibles}}",
  hintUndated: "Pas de date dans ce numéro {brand}",
  hintModel: "On dirait le numéro de modèle",
  hintUnread: "Pas encore un numéro {brand}",
  hintOthers:
    "{count, plural, =0 {Aucune marque pour l’instant} one {# marque possible} many {# de marques possibles} other {# marques possibles}}",
  whichBrand: "Quelle marque lisez-vous sur la plaque ?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Vouliez-vous dire {serial} ? {dates}",
  useThis: "Utiliser ce numéro",
  looksLike: "On dirait un numéro {brand} : {dates}.",
  switchTo: "Passer à {brand}",
};

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const disambiguation: Messages["disambiguation"] = {
  "ask-rating-name": "L’étiquette jaune EnergyGuide indique-t-elle UEF ou EF\u202F?",
  "where-rating-name": "Elle est sur le chauffe-eau ou dans ses papiers.",
  "ask-label-price": "Quel prix de l’énergie figure sur l’étiquette EnergyGuide ?",
  "where-label-price": "Il est en petits caractères.",
  "ask-gas-valve-code": "Quels sont les quatre chiffres sur la vanne gaz ?",
  "where-gas-valve-code":
    "C’est le boîtier avec le bouton de température. 0329 désigne la semaine 29 de 2003.",
  "ask-standard-year": "Quelle année suit «\u00a0ANSI Z21.10\u00a0» sur la plaque\u202f?",
  "where-standard-year": "Par exemple\u00a0: ANSI Z21.10.1-2014.",
  "ask-heater-kind": "Brûle-t-il du gaz ou du fioul, ou est-ce un petit appareil électrique\u202F?",
  "where-heater-kind": "Une chaudière ou un appareil à gaz a un conduit de fumée ou un tuyau de gaz.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents par kWh ou 1,21\u00A0$ par therm",
  "answer-prices-before-2023": "Un autre prix",
  "answer-code-between": "De {from} à {to}",
  "answer-year-from": "{year} ou après",
  "answer-boiler-or-gas": "Gaz ou fioul",
  "answer-small-electric": "Électrique",

  "because-uef-since": "Les étiquettes n’indiquent UEF que depuis {year}.",
  "because-ef-until": "Les étiquettes ont indiqué EF jusqu’en {year} au plus tard.",
  "because-prices-since": "Les étiquettes EnergyGuide utilisent ces prix depuis {year}.",
  "because-prices-until": "Une étiquette avec un autre prix date de {year} au plus tard.",
  "because-valve-fitted-soon":
    "Une vanne gaz est montée sous environ {years, plural, one {# an} many {# d’années} other {# ans}}.",
  "because-written-after": "Une étiquette qui cite {year} date de cette année-là ou d’après.",
  "because-code-of-kind": "Chaque type d’appareil a son propre code de date.",
  "because-arrestor-since": "Le premier chauffe-eau à gaz avec pare-flammes a été inventé en {year}.",
  "because-arrestor-until": "Depuis {year}, ces chauffe-eau à gaz ont un brûleur fermé.",
  "because-below-minimum":
    "Depuis {until}, ces chauffe-eau doivent avoir un facteur énergétique d’au moins {minimum, number}.",
  "because-heat-pump-since":
    "Depuis {year}, une cuve électrique de plus de {gallons, number} gallons doit avoir une pompe à chaleur.",
  "because-mark-since": "Aucun chauffe-eau ne portait cette marque avant {year}.",
  "because-there-by": "Quelqu’un y a noté {year} : l’appareil a au moins cet âge.",
  "because-valve-made":
    "La vanne gaz date de la semaine {week, number} de {year}. Sauf remplacement, elle a été montée dans l’année environ.",

  "assumed-valve-fitted-soon": "Le délai de montage est notre hypothèse.",
  "assumed-written-after": "Nous le déduisons de ce qui est imprimé.",

  heading: "Une question",
  sometimes: "Une année antérieure, ou aucune, ne tranche pas.",
  given: "Vous avez vu : {answer}.",
  ruledOut: "Exclu\u00A0: {dates}.",
};

export const scan: Messages["scan"] = {
  aim: "Placez la plaque dans le cadre",
  closer: "Approchez-vous, ou prenez une photo",
  dark: "Trop sombre. Allumez une lumière.",
  found: "Code trouvé",
  starting: "Démarrage de la caméra…",
  shutter: "Prendre une photo",
  lightOn: "Allumer la lampe",
  lightOff: "Éteindre la lampe",
  readingTitle: "Lecture de la plaque",
  stepReader: "Chargement du lecteur ({size} Mo)…",
  stepBarcodes: "Recherche de codes-barres…",
  stepText: "Lecture du texte…",
  stepSecond: "Deuxième lecture, de plus près…",
  slow: "Toujours en cours de lecture…",
  typeInstead: "Saisir le numéro",
  meteredTitle: "Télécharger le lecteur ?",
  meteredText: "La lecture du texte demande {size} Mo, une seule fois. La photo reste sur votre appareil.",
  meteredYes: "Télécharger et lire",
  meteredNo: "Chercher seulement un code-barres",
  confirmTitle: "Vérifiez ce que nous avons lu",
  confirmText: "Comparez chaque caractère. Touchez-en un pour le changer.",
  unsure: "Lecture incertaine. Comparez chaque caractère.",
  noSerial: "Aucun numéro de série trouvé. Saisissez-le, ou prenez une photo de plus près.",
  photoLabel: "Photo",
  characters: "Caractères du numéro de série",
  character: "{char}, caractère {place}",
  characterUnsure: "{char}, caractère {place}, incertain",
  pick: "Incertain :",
  printed: "Date imprimée : {date}.",
  contradicts:
    "La plaque indique {date}, mais pas le numéro de série. Fiez-vous à la plaque, et vérifiez la marque et chaque caractère.",
  again: "Scanner à nouveau",
  permissionTitle: "La caméra est bloquée",
  permissionText: "Autorisez-la dans les réglages du navigateur, ou choisissez une photo.",
  cameraTitle: "Aucune caméra trouvée",
  cameraText: "Choisissez une photo, ou saisissez le numéro.",
  busyTitle: "Une autre application utilise la caméra",
  busyText: "Fermez-la, ou choisissez une photo.",
  stoppedTitle: "La caméra s’est arrêtée",
  stoppedText: "Redémarrez-la, ou choisissez une photo.",
  filesTitle: "Le lecteur ne s’est pas chargé",
  filesText: "Vérifiez votre connexion, ou saisissez le numéro.",
  photoTitle: "Impossible d’ouvrir ce fichier",
  photoText: "Choisissez une autre photo JPEG, PNG ou WebP.",
  heicTitle: "Votre navigateur n’ouvre pas les photos HEIC",
  heicText: "Enregistrez la photo en JPEG.",
  deviceTitle: "Votre appareil n’a pas pu lire la photo",
  deviceText: "Saisissez plutôt le numéro.",
};

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Ce que vous saisissez ne quitte pas cette page.",
  otherLanguage: "Ce formulaire n’a pas pu être chargé en {language}. Le voici en français.",
};
