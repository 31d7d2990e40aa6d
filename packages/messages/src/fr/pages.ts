import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `disambiguation`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Chauffe-eau sans plaque signalétique : trouvez son âge",
  metaDescription:
    "Pas de numéro de série sur votre chauffe-eau ? Répondez à quelques questions pour estimer son âge.",
  title: "Chauffe-eau sans plaque\u00a0: quel âge\u202f?",
  intro: "D’autres indices permettent d’estimer l’âge. Indiquez ce que vous voyez.",
  toSerial: "Vérifier un numéro de série",
  yearsHeading: "Années possibles",
  between: "de {from} à {to}",
  until: "{to} ou avant",
  any: "Toutes",
  barLabel: "{years}, sur une échelle de {from} à {to}",
  saidBetween: "Il a été fabriqué entre {from} et {to}.",
  saidOne: "Il a été fabriqué en {year}.",
  saidUntil: "Il a été fabriqué en {to} ou avant.",
  age: "Âge : {age}",
  ageAtLeast: "{count, plural, one {# an} many {# d’ans} other {# ans}} ou plus",
  ageAtMost: "jusqu’à {count, plural, one {# an} many {# d’ans} other {# ans}}",
  "likely-good": "Probablement en bon état",
  "likely-monitor": "Probablement à surveiller de près",
  "likely-replace": "Probablement à remplacer",
  orOlder: "{likely}, mais il peut avoir jusqu’à {years, plural, one {# an} many {# d’ans} other {# ans}}.",
  orYounger:
    "{likely}, mais il peut {years, plural, =0 {être presque neuf} one {n’avoir que # an} many {n’avoir que # d’ans} other {n’avoir que # ans}}.",
  clue: "Pour préciser : {question} {look}",
  weak: "Ces indices sont faibles : ces années ne sont qu’un repère.",
  question: "Question {number, number}",
  left: "{count, plural, =0 {la dernière} one {encore # au plus} many {encore # au plus} other {encore # au plus}}",
  unknown: "Je ne sais pas",
  next: "Suivant",
  back: "Retour",
  startOver: "Recommencer",
  change: "Modifier : {question}",
  "ask-energy": "Qu’est-ce qui chauffe l’eau ?",
  "look-energy": "S’il y a une conduite de gaz, c’est le gaz.",
  "ask-energy-factor": "Quel est son facteur énergétique (EF) ?",
  "look-energy-factor":
    "Un nombre comme 0,58 sur l’étiquette jaune, la plaque signalétique ou dans le mode d’emploi. Ne saisissez pas l’UEF.",
  "ask-flame-arrestor": "Voyez-vous la flamme du brûleur ?",
  "look-flame-arrestor":
    "Regardez au bas de la cuve. Ouvert : un volet de tôle s’enlève à la main. Fermé : un panneau est vissé. Ne dévissez rien.",
  "ask-standard-year": "Quelle année suit une norme sur la plaque ?",
  "look-standard-year":
    "En petits caractères, comme EN 26 de 2015 ou ANSI Z21.10.1-2014. Saisissez la plus récente.",
  "ask-certification-mark": "Voyez-vous l’une de ces marques ?",
  "look-certification-mark":
    "Regardez la plaque signalétique, l’étiquette jaune et l’avant. Choisissez la première que vous voyez.",
  "ask-electric-tank-size": "Quelle est la capacité de la cuve électrique ?",
  "look-electric-tank-size":
    "En gallons, sur une étiquette ou dans le numéro de modèle. Passez si c’est une pompe à chaleur (ventilateur sur le dessus).",
  "ask-printed-date": "Une date est-elle imprimée sur une étiquette ?",
  "look-printed-date":
    "Cherchez « Rev. 03/08 » ou « © 2012 » sur les avertissements et les schémas de câblage. Saisissez la date la plus récente.",
  "ask-inspection-tag": "Un inspecteur a-t-il noté une date ?",
  "look-inspection-tag":
    "Regardez les étiquettes d’inspection (logement, commune, gaz). Saisissez la date la plus ancienne.",
  "ask-installation-sticker": "Un plombier a-t-il noté une date ?",
  "look-installation-sticker":
    "Regardez la cuve et les étiquettes. Une date de réparation convient aussi. Saisissez la plus ancienne.",
  "ask-pipe-tag": "Une date est-elle notée sur les tuyaux ?",
  "look-pipe-tag":
    "Regardez les étiquettes près du chauffe-eau. Saisissez la date la plus ancienne, sauf celles du fabricant du tuyau.",
  "energy-gas": "Gaz naturel ou propane",
  "energy-electric": "Électricité",
  "rating-name-no-label": "Pas d’étiquette jaune",
  "label-price-before-2023": "12 cents par kWh ou 1,09 $ par therm",
  "flame-arrestor-open-chimney":
    "Ouvert : 30, 40 ou 50 gallons (114, 151 ou 189 l), à tirage naturel, pas pour mobil-home",
  "flame-arrestor-open": "Ouvert : autre chauffe-eau à gaz à réservoir, jusqu’à 75 000 BTU/h (22 kW)",
  "flame-arrestor-named": "Fermé, et une étiquette cite FVIR ou un pare-flammes",
  "mark-ahri": "« AHRI Certified »",
  "mark-energy-star": "Logo ENERGY STAR",
  "mark-ul-gas-fired": "UL dans un cercle, avec « GAS-FIRED » au-dessus",
  "field-code": "Quatre chiffres",
  "field-year": "Année",
  "field-factor": "Facteur énergétique",
  "field-kind": "Type de chauffe-eau",
  "field-gallons": "Gallons américains (3,8 l)",
  gallons: "{gallons, number} gallons",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Saisissez l’année et la semaine, par exemple 0329.",
  "wrong-year": "Saisissez une année de 1920 à {year}.",
  "wrong-factor": "Saisissez un nombre comme {example}, inférieur à 10.",
  "wrong-gallons": "Saisissez un nombre de 1 à 500.",
  "wrong-kind": "Choisissez le type de chauffe-eau.",
  reasonsHeading: "Vos réponses",
  leaves: "Il reste : {years}",
  against: "Non retenu : cet indice indique {years}, mais de meilleurs indices le contredisent.",
  from: "{from} ou après",
  nothing: "Cela n’exclut aucune année.",
  notSeen: "Pas vu",
  ours: "Notre conclusion",
  doneTitle: "Plus d’autres indices",
  stepsHeading: "Encore un doute ?",
  stepPlumber: "Demandez à un plombier ou à un inspecteur.",
  copyTitle: "Chauffe-eau sans plaque",
  copyReason: "{answer} : {reason}",
};

/** The page that compares our dates with known ones. Every number is a value: no text of this area holds a digit. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Fiabilité de nos règles | Heater Age",
  metaDescription:
    "Nos dates comparées à celles de chauffe-eau dont l’âge est connu sans le numéro de série.",
  title: "Fiabilité de nos règles",
  intro:
    "La date de certains appareils est connue sans le numéro de série : plaque, document, rappel ou fabricant. Voici si la nôtre concorde.",
  proves:
    "Beaucoup de ces appareils nous ont aidés à trouver les règles. Les règles leur conviennent donc. Cela ne dit pas combien de fois nous avons raison.",
  heaters: "Total",
  agrees: "Juste",
  ambiguous: "Deux dates",
  contradicts: "Faux",
  undated:
    "Nous n’avons pas pu dater {count, plural, one {# appareil} many {# d’appareils} other {# appareils}}.",
  other: "Votre plaque porte une autre date ? <contact>Écrivez-nous</contact>.",
};

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contact | Heater Age",
  metaDescription:
    "Une question sur l’âge de votre chauffe-eau, besoin d’aide ? Nous répondons dans les 24 heures.",
  title: "Contactez-nous",
  intro: "Une question sur cet outil ou sur l’âge de votre chauffe-eau ? Nous sommes là pour vous aider.",
  direct: "Ou écrivez à {email}.",
  formTitle: "Envoyez-nous un message",
  name: "Nom complet",
  email: "Adresse e-mail",
  phone: "Numéro de téléphone",
  subject: "Objet",
  message: "Message",
  dateSubject: "Date d’un appareil : {brand} {serial}",
  dateMessage:
    "Marque : {brand}\nNuméro de série : {serial}\nNuméro de modèle : {model}\nDate sur la plaque :",
  trap: "Laissez vide",
  captcha: "reCAPTCHA sera intégré ici.",
  captchaUnticked: "Confirmez que vous n’êtes pas un robot.",
  captchaMissing: "reCAPTCHA ne s’est pas chargé. Vérifiez votre connexion ou votre bloqueur de contenu.",
  send: "Envoyer le message",
  privacy: "Ces données ne servent qu’à vous répondre. <link>Politique de confidentialité</link>",
  nameShort: "Le nom doit compter au moins 2 caractères",
  emailInvalid: "Veuillez saisir une adresse e-mail valide",
  subjectShort: "L’objet doit compter au moins 5 caractères",
  messageShort: "Le message doit compter au moins 10 caractères",
  sentTitle: "Message reçu",
  sentText: "Merci de nous avoir écrit. Nous vous répondrons dans les 24 heures.",
  failedText:
    "Un problème est survenu à l’envoi de votre message. Veuillez réessayer ou nous écrire directement.",
  offline: "Votre message n’est pas perdu. Envoyez-le dès que vous serez en ligne.",
};
