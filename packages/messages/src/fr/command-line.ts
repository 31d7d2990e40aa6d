import type { Messages } from "../catalog/shape.ts";

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Lit l’âge d’un chauffe-eau dans son numéro de série.",
  usage: "Utilisation",
  commands: "Commandes",
  options: "Options",
  columns: "Colonnes",
  examples: "Exemples",
  exitCodes: "Codes de sortie",
  moreHelp: "Pour en savoir plus sur une commande\u00a0: {command}",

  check:
    "Date un appareil\u00a0: toutes les dates que le numéro de série peut désigner, leur fiabilité et ce qu’il faut faire",
  identify: "Donne les marques dont l’appareil pourrait être, avec les dates de chacune",
  batch: "Date chaque ligne d’un fichier CSV, si long soit-il",
  brands: "Donne les marques et les marques de distributeur qui peuvent être vérifiées",

  nameBrand: "MARQUE",
  nameSerial: "SÉRIE",
  nameModel: "MODÈLE",
  nameFile: "FICHIER",
  nameDate: "DATE",
  nameLanguage: "LANGUE",
  nameAddress: "URL",

  optionModel: "Numéro de modèle\u202f; pour quelques modèles, il dit laquelle de deux dates est la bonne",
  optionOutput:
    "Fichier pour le résultat\u202f; sans cette option, ou avec «\u00a0-\u00a0», il va sur la sortie standard",
  optionJson: "JSON pour les programmes\u202f; avec «\u00a0batch\u00a0», un objet par ligne",
  optionLanguage: "Langue des textes\u00a0: {languages}",
  optionApi:
    "Interroge le serveur Heater Age à cette adresse\u202f; sans cette option, rien ne quitte cet ordinateur",
  optionToday: "Le jour pour lequel l’âge est calculé, comme {date}\u202f; sans cette option, aujourd’hui",
  optionNoColour: "Sans couleurs",
  optionHelp: "Affiche cette aide",
  optionVersion: "Affiche la version",

  exitDated: "Une date a été trouvée\u202f; avec «\u00a0batch\u00a0», une pour chaque ligne",
  exitUndated: "Aucune date n’a été trouvée\u202f; avec «\u00a0batch\u00a0», pour une ligne au moins",
  exitUsage: "La commande n’est pas comprise, ou bien la marque ou le numéro n’est pas valable",
  exitServer: "Le serveur est injoignable ou en panne",
  exitFile: "Un fichier ne peut pas être lu ou écrit",
  exitDefect: "Une erreur de notre part",
  exitInterrupted: "Interrompu par Ctrl+C\u202f; la sortie se termine par une ligne entière",
  exitBrokenPipe: "Le programme qui lit la sortie s’est arrêté, comme le fait «\u00a0head\u00a0»",

  batchInput:
    "La première ligne nomme les colonnes\u00a0: «\u00a0brand\u00a0» et «\u00a0serialNumber\u00a0» et, s’il y en a une, «\u00a0modelNumber\u00a0», dans n’importe quel ordre et parmi d’autres. «\u00a0serial\u00a0», «\u00a0Serial Number\u00a0» et «\u00a0model\u00a0» sont reconnus aussi. Des virgules, des points-virgules ou des tabulations séparent les cellules\u202f; le texte est en UTF-8.",
  batchOutput:
    "Chaque ligne revient telle qu’elle était, avec ces colonnes en plus\u00a0: {columns}. «\u00a0otherDates\u00a0» contient toutes les autres dates que le numéro peut désigner. Les cellules qu’un tableur prendrait pour une formule reçoivent une apostrophe au début.",
  batchBroken:
    "Une ligne illisible est signalée avec son numéro, ici et dans le résultat, et les autres sont traitées.",

  unknownCommand: "La commande «\u00a0{command}\u00a0» n’existe pas. Il y a {commands}.",
  unknownOption: "«\u00a0{option}\u00a0» n’est pas une option ici.",
  optionWithoutValue: "Il manque une valeur après «\u00a0{option}\u00a0».",
  optionWithValue: "«\u00a0{option}\u00a0» ne prend pas de valeur.",
  missing: "Il manque {name}.",
  tooMany: "«\u00a0{text}\u00a0» est un mot de trop. Mettez entre guillemets ce qui contient des espaces.",
  badLanguage:
    "Il n’y a pas de textes en «\u00a0{language}\u00a0». Choisissez une de ces langues\u00a0: {languages}.",
  badDate: "«\u00a0{text}\u00a0» n’est pas une date. Écrivez-la comme {date}.",
  badAddress: "«\u00a0{text}\u00a0» n’est pas l’adresse d’un serveur. Écrivez-la comme {address}.",
  seeHelp: "Mode d’emploi\u00a0: {command}",
  seeBrands: "Toutes les marques\u00a0: {command}",
  seeIdentify: "Sans marque\u00a0: {command}",
  seeCheck: "Quand vous connaîtrez la marque\u00a0: {command}",

  fileNotFound: "{file}\u00a0: ce fichier n’existe pas.",
  folderNotFound: "{file}\u00a0: le dossier où il doit être enregistré n’existe pas.",
  fileForbidden: "{file}\u00a0: l’accès n’est pas permis.",
  fileIsFolder: "{file}\u00a0: c’est un dossier.",
  fileFull: "{file}\u00a0: il n’y a plus de place sur le disque.",
  fileFailed: "{file}\u00a0: lecture ou écriture impossible ({code}).",
  fileSame: "{file}\u00a0: le résultat écraserait le fichier en cours de lecture. Choisissez un autre nom.",
  fileEmpty: "{file}\u00a0: il n’y a rien à vérifier.",
  fileEncoding:
    "{file}\u00a0: ce n’est pas de l’UTF-8. Enregistrez-le à nouveau, dans un tableur en «\u00a0CSV UTF-8\u00a0».",
  rowMalformed: "Cette ligne est illisible. Vérifiez ses guillemets.",
  rowEncoding:
    "Cette ligne n’est pas en UTF-8. Enregistrez le fichier à nouveau, dans un tableur en «\u00a0CSV UTF-8\u00a0».",
  brokenLine: "Ligne {line}\u00a0: {problem}",

  part: "{name}\u00a0: {value}",
  progress: "{rows, plural, one {# ligne} many {# de lignes} other {# lignes}}",
  summaryRows: "{count, plural, one {# ligne} many {# de lignes} other {# lignes}} en {seconds}\u00a0s",
  summaryDated: "{count, number} avec une seule date",
  summaryAmbiguous: "{count, number} avec plusieurs dates possibles",
  summaryUndated: "{count, number} sans date",
  summaryBroken: "{count, plural, one {# illisible} many {# illisibles} other {# illisibles}}",
  interrupted: "Interrompu. Le résultat est complet jusqu’à la ligne {line} du fichier.",
  interruptedEarly: "Interrompu.",
  stopped: "Arrêté à la ligne {line} du fichier. Jusque-là, le résultat est complet.",
  recorded: "Le serveur a enregistré cette vérification.",
  defect: "C’est une erreur de notre part, et non de votre saisie.",
};
