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
  batch: "Date chaque ligne d’un fichier CSV, Excel ou OpenDocument, si long soit-il",
  scan: "Lit les étiquettes sur des photos et date chaque appareil, avec le paquet @heater-age/scan",
  brands: "Donne les marques et les marques de distributeur qui peuvent être vérifiées",
  completion:
    "Affiche le script avec lequel bash, zsh ou fish complète les commandes, les options et les marques",

  nameBrand: "MARQUE",
  nameSerial: "SÉRIE",
  nameModel: "MODÈLE",
  nameFile: "FICHIER",
  namePhoto: "PHOTO",
  nameDate: "DATE",
  nameLanguage: "LANGUE",
  nameAddress: "URL",
  nameShell: "SHELL",
  nameColumn: "COLONNE",
  nameSheet: "FEUILLE",
  nameCharacter: "CARACTÈRE",
  nameEncoding: "ENCODAGE",

  optionModel: "Numéro de modèle\u202f; pour quelques modèles, il dit laquelle de deux dates est la bonne",
  optionOutput:
    "Fichier pour le résultat\u00a0: CSV, TSV, XLSX ou ODS selon son extension\u202f; sans cette option, ou avec «\u00a0-\u00a0», il va sur la sortie standard",
  optionBrand: "Marque de toutes les lignes, quoi que dise le fichier",
  optionBrandColumn: "Colonne de la marque\u00a0: son titre ou son numéro",
  optionSerialColumn: "Colonne du numéro de série",
  optionModelColumn: "Colonne du numéro de modèle",
  optionSheet: "Feuille du classeur\u202f; sans cette option, la première qui a les colonnes",
  optionDelimiter:
    "Caractère entre les cellules, comme «\u00a0|\u00a0», ou «\u00a0tab\u00a0»\u202f; sans cette option, la virgule, le point-virgule et la tabulation sont reconnus",
  optionEncoding:
    "Encodage du fichier, comme {encoding}\u202f; sans cette option, UTF-8 et UTF-16 sont reconnus",
  optionErrors: "Fichier pour les lignes sans date, chacune avec sa raison",
  optionResume: "Reprend un résultat interrompu",
  optionQuiet: "Ni progression, ni avertissements, ni résumé",
  optionJson:
    "JSON pour les programmes\u202f; avec «\u00a0batch\u00a0» et «\u00a0scan\u00a0», un objet par ligne",
  optionLanguage: "Langue des textes\u00a0: {languages}",
  optionApi:
    "Interroge le serveur Heater Age à cette adresse\u202f; sans cette option, rien ne quitte cet ordinateur",
  optionToday: "Le jour pour lequel l’âge est calculé, comme {date}\u202f; sans cette option, aujourd’hui",
  optionNoColour: "Sans couleurs",
  optionHelp: "Affiche cette aide",
  optionVersion: "Affiche la version",

  exitDated:
    "Une date a été trouvée\u202f; avec «\u00a0batch\u00a0» et «\u00a0scan\u00a0», une pour chaque ligne",
  exitUndated:
    "Aucune date n’a été trouvée\u202f; avec «\u00a0batch\u00a0» et «\u00a0scan\u00a0», pour une ligne au moins",
  exitUsage: "La commande n’est pas comprise, la marque ou le numéro n’est pas valable, ou un paquet manque",
  exitServer: "Le serveur est injoignable ou en panne",
  exitFile: "Un fichier ne peut pas être lu ou écrit",
  exitDefect: "Une erreur de notre part",
  exitInterrupted: "Interrompu par Ctrl+C\u202f; la sortie se termine par une ligne entière",
  exitBrokenPipe: "Le programme qui lit la sortie s’est arrêté, comme le fait «\u00a0head\u00a0»",

  batchInput:
    "Une ligne nomme les colonnes\u00a0: «\u00a0Numéro de série\u00a0», «\u00a0S/N\u00a0» ou «\u00a0Serial Number\u00a0», «\u00a0Marque\u00a0», «\u00a0Fabricant\u00a0» ou «\u00a0Brand\u00a0», «\u00a0Modèle\u00a0» ou «\u00a0Model No.\u00a0» et ce qui s’écrit d’habitude, en cinq langues. Les autres s’indiquent avec {flags}. Sans colonne de marque, chaque numéro est lu sous toutes les marques. Le texte est en UTF-8 ou en UTF-16\u202f; un autre encodage s’indique avec {option}.",
  batchOutput:
    "Chaque ligne revient telle qu’elle était, avec ces colonnes en plus\u00a0: {columns}. «\u00a0otherDates\u00a0» contient toutes les autres dates que le numéro peut désigner. Les cellules qu’un tableur prendrait pour une formule reçoivent une apostrophe au début.",
  batchBroken:
    "Une ligne illisible est signalée avec son numéro, ici et dans le résultat, et les autres sont traitées.",
  scanOutput:
    "Une ligne par photo\u00a0: {own}, puis {columns}. D’un dossier, les photos JPEG, PNG et WebP sont lues. Là où «\u00a0sure\u00a0» vaut «\u00a0no\u00a0», comparez la ligne avec la photo.",

  unknownCommand: "La commande «\u00a0{command}\u00a0» n’existe pas. Il y a {commands}.",
  unknownOption: "«\u00a0{option}\u00a0» n’est pas une option ici.",
  didYouMean: "Vouliez-vous dire {names}\u202f?",
  optionWithoutValue: "Il manque une valeur après «\u00a0{option}\u00a0».",
  optionWithValue: "«\u00a0{option}\u00a0» ne prend pas de valeur.",
  missing: "Il manque {name}.",
  tooMany: "«\u00a0{text}\u00a0» est un mot de trop. Mettez entre guillemets ce qui contient des espaces.",
  badLanguage:
    "Il n’y a pas de textes en «\u00a0{language}\u00a0». Choisissez une de ces langues\u00a0: {languages}.",
  badDate: "«\u00a0{text}\u00a0» n’est pas une date. Écrivez-la comme {date}.",
  badAddress: "«\u00a0{text}\u00a0» n’est pas l’adresse d’un serveur. Écrivez-la comme {address}.",
  badShell: "Il n’y a pas de complétion pour «\u00a0{shell}\u00a0». Choisissez\u00a0: {shells}.",
  badDelimiter:
    "«\u00a0{text}\u00a0» ne peut pas séparer des cellules. Indiquez un caractère, comme «\u00a0|\u00a0», ou «\u00a0tab\u00a0».",
  badEncoding: "L’encodage «\u00a0{text}\u00a0» n’existe pas. Écrivez-le comme {encoding}.",
  seeHelp: "Mode d’emploi\u00a0: {command}",
  seeBrands: "Toutes les marques\u00a0: {command}",
  seeIdentify: "Sans marque\u00a0: {command}",
  seeCheck: "Quand vous connaîtrez la marque\u00a0: {command}",
  brandMissing: "Il manque la marque.",
  brandUnknown: "Nous ne connaissons pas la marque «\u00a0{brand}\u00a0».",
  modelCharacters: "Le numéro de modèle contient des caractères qu’aucun numéro de modèle ne contient.",
  askBrand: "Marque",
  askSerial: "Numéro de série",
  askModel: "Numéro de modèle, si vous l’avez",

  fileNotFound: "{file}\u00a0: ce fichier n’existe pas.",
  folderNotFound: "{file}\u00a0: le dossier où il doit être enregistré n’existe pas.",
  fileForbidden: "{file}\u00a0: l’accès n’est pas permis.",
  fileIsFolder: "{file}\u00a0: c’est un dossier.",
  fileFull: "{file}\u00a0: il n’y a plus de place sur le disque.",
  fileFailed: "{file}\u00a0: lecture ou écriture impossible ({code}).",
  fileSame:
    "{file}\u00a0: le résultat écraserait un fichier en cours d’utilisation. Choisissez un autre nom.",
  fileEmpty: "{file}\u00a0: il n’y a rien à vérifier.",
  scannerMissing: "Pour lire des photos, il manque un paquet. Pour l’installer :",
  photoHeic: "Les photos HEIC ne peuvent pas être lues. Exportez-la en JPEG.",
  photoFormat: "Ce n’est pas une photo lisible. Utilisez JPEG, PNG ou WebP.",
  photoWithoutSerial:
    "Aucun numéro de série trouvé sur cette photo. Photographiez toute l’étiquette, de plus près et bien éclairée.",
  photoUnsure: "Cette lecture n’est pas sûre. Comparez-la avec la photo.",
  datePrinted: "Cette date est imprimée sur l’étiquette et l’emporte sur le numéro de série.",
  fileEncoding:
    "{file}\u00a0: ce n’est pas de l’UTF-8. Enregistrez-le dans un tableur en «\u00a0CSV UTF-8\u00a0», ou indiquez son encodage\u00a0: {command}",
  fileProtected: "{file}\u00a0: ce fichier a un mot de passe. Enregistrez-le sans.",
  fileOld: "{file}\u00a0: c’est un ancien fichier Excel. Enregistrez-le en XLSX.",
  fileLarge:
    "{file}\u00a0: décompressé, ce classeur dépasse {megabytes, number}\u00a0Mo. Enregistrez-le en «\u00a0CSV UTF-8\u00a0».",
  fileDamaged: "{file}\u00a0: ce classeur est endommagé. Ouvrez-le, enregistrez-le à nouveau et réessayez.",
  serialColumnMissing: "{file}\u00a0: la colonne des numéros de série est introuvable.",
  columnMissing: "{file}\u00a0: la colonne «\u00a0{column}\u00a0» n’existe pas.",
  columnUnclear: "{file}\u00a0: plusieurs colonnes sont possibles\u00a0: {columns}.",
  columnsFound: "Colonnes trouvées\u00a0: {columns}",
  nameColumnWith: "Indiquez la colonne\u00a0: {command}",
  noBrandColumn:
    "Pas de colonne pour la marque\u00a0: chaque numéro est lu sous toutes les marques. Indiquez la colonne avec «\u00a0--brand-column\u00a0», ou une marque pour toutes les lignes avec «\u00a0--brand\u00a0».",
  sheetMissing: "{file}\u00a0: la feuille «\u00a0{sheet}\u00a0» n’existe pas. Il y a {sheets}.",
  rowMalformed: "Cette ligne est illisible. Vérifiez ses guillemets.",
  rowEncoding:
    "Cette ligne n’est pas en UTF-8. Enregistrez le fichier à nouveau, dans un tableur en «\u00a0CSV UTF-8\u00a0».",
  brokenLine: "Ligne {line}\u00a0: {problem}",
  serialAsNumber:
    "Le tableur garde ce numéro de série comme un nombre\u00a0: les zéros du début sont perdus. Comparez-le à la plaque.",
  serialRounded:
    "Le tableur a fait de ce numéro de série un nombre, et des chiffres sont perdus. Saisissez-le à nouveau dans une cellule au format texte.",
  serialAsDate:
    "Le tableur a fait de ce numéro de série une date. Saisissez-le à nouveau dans une cellule au format texte.",
  moreProblems: "Les autres avertissements ne sont pas affichés. Pour les avoir tous\u00a0: {command}",
  problemKind:
    "{problem}\u00a0: {count, plural, one {# ligne} many {# de lignes} other {# lignes}}, d’abord à la ligne {line}",

  part: "{name}\u00a0: {value}",
  progress: "{rows, plural, one {# ligne} many {# de lignes} other {# lignes}}",
  progressRate: "{rows, number}/s",
  progressLeft: "reste {time}",
  progressCounts:
    "datées\u00a0: {dated, number}, douteuses\u00a0: {doubtful, number}, illisibles\u00a0: {unread, number}",
  summaryRows: "{count, plural, one {# ligne} many {# de lignes} other {# lignes}} en {seconds}\u00a0s",
  summaryDated: "{count, number} avec une seule date",
  summaryAmbiguous: "{count, number} avec plusieurs dates possibles",
  summaryUndated: "{count, number} sans date",
  summaryBroken: "{count, plural, one {# illisible} many {# illisibles} other {# illisibles}}",
  summaryUnsure: "{count, number} à comparer avec la photo",
  interrupted: "Interrompu. Le résultat est complet jusqu’à la ligne {line} du fichier.",
  interruptedEarly: "Interrompu.",
  stopped: "Arrêté à la ligne {line} du fichier. Jusque-là, le résultat est complet.",
  resumeOutput:
    "Avec «\u00a0--resume\u00a0», le fichier de «\u00a0--output\u00a0» doit être en CSV, TSV ou JSON.",
  resumeOther:
    "{file}\u00a0: ce n’est pas le résultat du même fichier avec les mêmes options. Choisissez un autre nom.",
  resumed:
    "{count, plural, one {# ligne y était} many {# de lignes y étaient} other {# lignes y étaient}} déjà.",
  seeResume: "Pour continuer, ajoutez «\u00a0--resume\u00a0» à la même commande.",
  recorded: "Le serveur a enregistré cette vérification.",
  defect: "C’est une erreur de notre part, et non de votre saisie.",
};
