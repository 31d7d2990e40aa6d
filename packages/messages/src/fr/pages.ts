import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
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
  "ask-standard-year": "Quelle année suit « ANSI », « CSA » ou « UL » sur la plaque ?",
  "look-standard-year": "En petits caractères, comme ANSI Z21.10.1-2014. Saisissez la plus récente.",
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
  "energy-gas": "Gaz ou propane",
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

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Fiabilité de nos règles | Heater Age",
  metaDescription:
    "Comment nous lisons les numéros de série de chaque marque de chauffe-eau, avec les sources et ce que l’on ignore.",
  title: "Fiabilité de nos règles",
  formTitle: "Envoyez-nous une date imprimée",
  brandChoose: "Choisissez une marque",
  date: "Date imprimée",
  dateHelp: "Seulement ce qui est imprimé : {year}, {month}, {day} ou {week} pour une semaine.",
  seenOn: "Où la date est-elle imprimée ?",
  seenChoose: "Choisissez un endroit",
  seenPlate: "Plaque du numéro de série",
  seenLabel: "Autre étiquette",
  seenPapers: "Papiers d’origine",
  seenElsewhere: "Ailleurs",
  note: "Remarque",
  noteHelp: "Ni nom, ni adresse, ni téléphone.",
  trap: "Laissez ce champ vide",
  send: "Envoyer la date",
  privacy:
    "Nous gardons votre envoi pour tester nos règles, mais rien sur vous. <link>Politique de confidentialité</link>",
  dateWrong: "Saisissez une date comme {month}.",
  sentTitle: "Merci",
  sentAgrees: "Nous lisons la même date.",
  sentAmbiguous: "C’est l’une de nos dates, et elle montre laquelle est juste.",
  sentContradicts: "Nous lisons une autre date. Quelqu’un vérifiera les deux.",
  sentNoDate: "Nous ne pouvions lire aucune date : la vôtre nous aide à trouver la règle.",
  failedTitle: "Échec de l’envoi",
  failedText: "Votre saisie n’est pas perdue. Réessayez.",
};

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "En un coup d’œil",
  brandsRuled:
    "{count, plural, one {marque que nous savons dater} many {de marques que nous savons dater} other {marques que nous savons dater}}",
  formats: "{count, plural, one {format de date} many {de formats de date} other {formats de date}}",
  formatsSure:
    "{high, number} bien prouvés, {medium, number} en partie prouvés, {low, number} incertains ; {undated, number} de plus sans date",
  known:
    "{count, plural, one {appareil daté sans son numéro} many {d’appareils datés sans leur numéro} other {appareils datés sans leur numéro}}",
  knownFirst:
    "{first, number} d’accord avec notre première date, {later, number} avec une suivante, {contradicts, number} en désaccord",
  knownCaution:
    "Beaucoup de ces appareils ont servi à établir les règles : ils ne mesurent pas notre taux de réussite.",
  plates: "{count, plural, one {plaque datée} many {de plaques datées} other {plaques datées}}",
  bounded:
    "{count, plural, one {plaque, document ou rappel aux années connues} many {de plaques, documents et rappels aux années connues} other {plaques, documents et rappels aux années connues}}",
  makers:
    "{count, plural, one {exemple de fabricant} many {d’exemples de fabricants} other {exemples de fabricants}}",
  tally:
    "{agrees, number} d’accord avec notre seule date, {ambiguous, number} avec l’une de plusieurs, {contradicts, number} en désaccord",
  tallyUndated: "{count, number} que nous ne savons pas dater",
  published:
    "{count, plural, one {numéro de série daté par d’autres} many {de numéros de série datés par d’autres} other {numéros de série datés par d’autres}}",
  publishedHint: "Ils montrent seulement que les lectures concordent.",
  illustrations:
    "{count, plural, one {exemple inventé} many {d’exemples inventés} other {exemples inventés}}",
  illustrationsHint: "Ils ne prouvent rien.",
  sources:
    "{count, plural, one {source à consulter} many {de sources à consulter} other {sources à consulter}}",
  photos: "Nous n’avons testé la caméra que sur des plaques dessinées par nous.",
  heaters: "Tous les appareils datés",
  heatersKnown: "Datés sans le numéro",
  heatersPublished: "Datés par d’autres d’après le numéro",
  heaterKnown: "connue : {date}",
  heaterRead: "nous lisons : {dates}",
  heaterUnread: "nous ne lisons aucune date",
  brands: "Marque par marque",
  noWay: "aucune règle",
  dated: "{count, plural, one {# plaque datée} many {# de plaques datées} other {# plaques datées}}",
  send: "Envoyer une date imprimée : {brand}",
  claims: "Erreurs dans d’autres règles publiées",
  claimsIntro: "L’une de ces erreurs est-elle la nôtre ? <contact>Écrivez-nous</contact>.",
  says: "Version publiée",
  saysDate: "{serial} date de : {date}.",
  saysParts: "Le numéro commence par : {parts}.",
  weRead: "Notre lecture",
  weReadDates: "{serial} date de : {dates}.",
  weReadParts: "Dans {serial} : {parts}.",
  weReadNone: "Nous ne savons pas dater {serial} pour cette marque.",
  why: "Pourquoi",
  basisPlate: "Une plaque avec une date imprimée le montre.",
  basisMaker: "Le fabricant l’explique autrement.",
  basisRegulator: "Un avis officiel date ces chauffe-eau.",
  basisItself: "La publication contredit son propre tableau.",
  basisOthers: "Les autres sources sont d’accord entre elles.",
  evidence: "Preuves",
  decade: "décennie",
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
