import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Conditions pour les développeurs | Heater Age",
  metaDescription:
    "Ce que vous pouvez faire de l’API et des paquets Heater Age, y compris à des fins commerciales.",
  title: "Conditions pour les développeurs",

  scope: "Objet",
  scopeParts:
    "Ces conditions couvrent l’API (tout ce qui est sous {api}) et les paquets {decoder} et {client}. Pour les pages du site, voir les <terms>conditions d’utilisation</terms>. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  packages: "Paquets",
  packagesLicense:
    "Seule la licence MIT, jointe à chacun, s’applique aux paquets et au code source de ce service.",
  packagesLocal: "Le décodeur n’envoie rien. Le client n’appelle que l’adresse que vous lui donnez.",

  use: "Utilisation de l’API",
  useFree:
    "L’API est gratuite, sans clé ni compte. Utilisez-la, et utilisez ses réponses, dans vos programmes et vos pages web, y compris à des fins commerciales. Voir la <docs>documentation</docs>.",
  usePages:
    "N’utilisez ni les appels de nos propres pages (rapports d’erreur, comptage des partages, messages), ni ceux de l’exploitant.",

  limits: "Limites",
  limitsHeaders:
    "Les appels sont limités par adresse IP. Après un statut 429, attendez le nombre de secondes donné par {retryAfter}.",
  limitsFair:
    "Ne contournez pas les limites et ne perturbez pas le service. Pour des listes, utilisez {batch}. Pour de gros volumes, utilisez le décodeur, sans limite.",

  data: "Données",
  dataStored:
    "Nous conservons les vérifications et les rapports comme l’indique notre <privacy>politique de confidentialité</privacy>. N’envoyez rien qui identifie une personne. Informez vos utilisateurs que nous recevons les numéros de série.",

  answers: "Partage des réponses",
  answersHonest: "Lorsque des personnes voient les réponses ou s’y fient :",
  answersAll: "montrez toutes les dates possibles, ou dites qu’il y en a d’autres ;",
  answersCertainty: "ne présentez pas une réponse incertaine comme certaine ;",
  answersModel: "conservez la mention « complété par l’IA » là où elle figure ;",
  answersName: "ne laissez pas croire que nous, ou un fabricant, approuvons votre produit.",

  availability: "Disponibilité",
  availabilityNone: "Nous ne garantissons ni que l’API soit disponible, ni qu’elle le reste.",
  availabilityStable:
    "De nouveaux codes et champs peuvent s’ajouter à tout moment : ignorez ceux que vous ne connaissez pas. Nous annonçons ici les changements incompatibles 30 jours à l’avance, sauf si la sécurité exige d’agir plus tôt.",

  liability: "Garantie et responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, l’API est fournie « en l’état », sans aucune garantie. Nous ne répondons pas des dommages dus à son utilisation, à l’impossibilité de l’utiliser ou à la confiance accordée à une réponse.",
  liabilityMandatory:
    "Les présentes conditions ne limitent pas la responsabilité que la loi interdit de limiter : faute intentionnelle, faute lourde, décès ou dommage corporel, notamment.",

  blocking: "Blocage",
  blockingWhen:
    "Nous pouvons bloquer ceux qui enfreignent les présentes conditions ou mettent le service en danger.",

  law: "Droit applicable et modifications",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis et de l’État de notre siège. Les dispositions impératives du droit de votre lieu de résidence restent applicables. Si les versions linguistiques divergent, l’anglaise prévaut dans la mesure où ce droit le permet.",
  lawChanges:
    "Nous annonçons ici les modifications importantes 30 jours à l’avance. Si une partie est nulle, le reste demeure en vigueur.",

  contact: "Contact",
  contactReach:
    "Si vous êtes bloqué ou s’il vous faut des limites plus élevées, écrivez-nous {mail, select, yes {à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",
};

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Donne l’âge des chauffe-eau d’après le numéro de série.",
  usage: "Utilisation",
  commands: "Commandes",
  options: "Options",
  columns: "Colonnes",
  examples: "Exemples",
  exitCodes: "Codes de sortie",
  moreHelp: "Aide d’une commande : {command}",

  check: "Date un chauffe-eau",
  identify: "Liste les marques possibles d’un numéro de série, avec leurs dates",
  batch: "Date les chauffe-eau d’un fichier CSV, Excel ou OpenDocument",
  scan: "Date des chauffe-eau d’après des photos de plaques (nécessite @heater-age/scan)",
  brands: "Liste les marques et les marques de distributeur",
  completion: "Affiche la complétion pour bash, zsh ou fish",

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

  optionModel: "Numéro de modèle",
  optionOutput: "Fichier CSV, TSV, XLSX ou ODS ; par défaut, ou avec « - » : sortie standard",
  optionBrand: "Marque de toutes les lignes",
  optionBrandColumn: "Colonne de la marque, par titre ou par numéro",
  optionSerialColumn: "Colonne du numéro de série",
  optionModelColumn: "Colonne du numéro de modèle",
  optionSheet: "Feuille ; par défaut, la première qui a les colonnes",
  optionDelimiter: "Séparateur, comme « | », ou « tab » ; détecté par défaut",
  optionEncoding: "Encodage, comme {encoding} ; par défaut, UTF-8 ou UTF-16",
  optionErrors: "Fichier des lignes sans date",
  optionResume: "Reprend un traitement interrompu",
  optionQuiet: "N’affiche que les échecs",
  optionJson: "Sortie JSON, un objet par ligne",
  optionLanguage: "Langue : {languages}",
  optionApi: "Serveur Heater Age ; par défaut, rien ne quitte cet ordinateur",
  optionToday: "Date de calcul de l’âge, comme {date} ; par défaut, aujourd’hui",
  optionNoColour: "Sans couleurs",
  optionHelp: "Affiche cette aide",
  optionVersion: "Affiche la version",

  exitDated: "Date trouvée pour chaque chauffe-eau",
  exitUndated: "Au moins un chauffe-eau sans date",
  exitUsage: "Saisie non valide ou paquet manquant",
  exitServer: "Serveur injoignable ou en panne",
  exitFile: "Fichier impossible à lire ou à écrire",
  exitDefect: "Erreur interne",
  exitInterrupted: "Interrompu par Ctrl+C",
  exitBrokenPipe: "Sortie fermée avant la fin",

  batchInput:
    "Une ligne de titres nomme les colonnes, comme « Numéro de série », « Marque » et « Model No. ». Sans colonne de marque, nous essayons toutes les marques.",
  batchOutput:
    "Ajoute {columns}. Les cellules qui ressemblent à des formules reçoivent une apostrophe au début.",
  scanOutput: "Une ligne par photo : {own}, {columns}. Si « sure » vaut « no », comparez avec la photo.",

  unknownCommand: "Commande inconnue : « {command} ». Utilisez {commands}.",
  unknownOption: "Option inconnue : « {option} ».",
  didYouMean: "Vouliez-vous dire {names}\u202f?",
  optionWithoutValue: "« {option} » demande une valeur.",
  optionWithValue: "«\u00a0{option}\u00a0» ne prend pas de valeur.",
  missing: "Il manque {name}.",
  tooMany: "Argument inattendu : « {text} ». Mettez les valeurs avec espaces entre guillemets.",
  badLanguage: "Langue inconnue : « {language} ». Utilisez {languages}.",
  badDate: "« {text} » n’est pas une date. Exemple : {date}.",
  badAddress: "« {text} » n’est pas une adresse de serveur. Exemple : {address}.",
  badShell: "Shell inconnu : « {shell} ». Utilisez {shells}.",
  badDelimiter: "« {text} » n’est pas un séparateur. Utilisez un seul caractère, ou « tab ».",
  badEncoding: "Encodage inconnu : « {text} ». Exemple : {encoding}.",
  seeHelp: "Utilisation : {command}",
  seeBrands: "Toutes les marques\u00a0: {command}",
  seeIdentify: "Sans marque\u00a0: {command}",
  seeCheck: "Avec la marque : {command}",
  brandMissing: "Il manque la marque.",
  brandUnknown: "Marque inconnue : « {brand} ».",
  modelCharacters: "Le numéro de modèle contient des caractères non valides.",
  askBrand: "Marque",
  askSerial: "Numéro de série",
  askModel: "Numéro de modèle (facultatif)",

  fileNotFound: "{file} : fichier introuvable.",
  folderNotFound: "{file} : son dossier n’existe pas.",
  fileForbidden: "{file} : accès refusé.",
  fileIsFolder: "{file}\u00a0: c’est un dossier.",
  fileFull: "{file} : le disque est plein.",
  fileFailed: "{file}\u00a0: lecture ou écriture impossible ({code}).",
  fileSame: "{file} : en cours d’utilisation. Choisissez un autre nom.",
  fileEmpty: "{file} : rien à vérifier.",
  scannerMissing: "La lecture de photos demande un autre paquet :",
  photoHeic: "Le format HEIC n’est pas pris en charge. Exportez la photo en JPEG.",
  photoFormat: "Photo illisible. Utilisez JPEG, PNG ou WebP.",
  photoWithoutSerial:
    "Aucun numéro de série trouvé. Photographiez toute la plaque, de plus près et bien éclairée.",
  photoUnsure: "Lecture incertaine. Comparez avec la photo.",
  datePrinted: "La date imprimée l’emporte sur le numéro de série.",
  fileEncoding: "{file} : pas en UTF-8. Enregistrez-le en « CSV UTF-8 », ou ajoutez {command}",
  fileProtected: "{file} : protégé par un mot de passe. Enregistrez-le sans.",
  fileOld: "{file} : ancien format Excel. Enregistrez-le en XLSX.",
  fileLarge:
    "{file} : trop volumineux (dépasse {megabytes, number} Mo décompressé). Enregistrez-le en « CSV UTF-8 ».",
  fileDamaged: "{file} : endommagé. Ouvrez-le et enregistrez-le à nouveau.",
  serialColumnMissing: "{file} : aucune colonne de numéros de série.",
  columnMissing: "{file} : aucune colonne « {column} ».",
  columnUnclear: "{file}\u00a0: plusieurs colonnes sont possibles\u00a0: {columns}.",
  columnsFound: "Colonnes trouvées\u00a0: {columns}",
  nameColumnWith: "Indiquez la colonne\u00a0: {command}",
  noBrandColumn:
    "Pas de colonne de marque : nous essayons toutes les marques. Sinon, utilisez « --brand-column » ou « --brand ».",
  sheetMissing: "{file} : aucune feuille « {sheet} ». Feuilles disponibles : {sheets}.",
  rowMalformed: "Ligne illisible. Vérifiez ses guillemets.",
  rowEncoding: "Pas en UTF-8. Enregistrez le fichier en « CSV UTF-8 ».",
  brokenLine: "Ligne {line}\u00a0: {problem}",
  serialAsNumber: "Le tableur a supprimé les éventuels zéros du début. Comparez avec la plaque.",
  serialRounded: "Le tableur a perdu des chiffres. Ressaisissez-le dans une cellule au format texte.",
  serialAsDate: "Le tableur en a fait une date. Ressaisissez-le dans une cellule au format texte.",
  moreProblems: "Tous les avertissements : {command}",
  problemKind:
    "{problem} : {count, plural, one {# ligne} many {# de lignes} other {# lignes}}, la première à la ligne {line}",

  part: "{name}\u00a0: {value}",
  progress: "{rows, plural, one {# ligne} many {# de lignes} other {# lignes}}",
  progressRate: "{rows, number}/s",
  progressLeft: "encore {time}",
  progressCounts:
    "datées\u00a0: {dated, number}, douteuses\u00a0: {doubtful, number}, illisibles\u00a0: {unread, number}",
  summaryRows: "{count, plural, one {# ligne} many {# de lignes} other {# lignes}} en {seconds}\u00a0s",
  summaryDated: "{count, number} avec une seule date",
  summaryAmbiguous: "{count, number} avec plusieurs dates possibles",
  summaryUndated: "{count, number} sans date",
  summaryBroken: "{count, plural, one {# illisible} many {# illisibles} other {# illisibles}}",
  summaryUnsure: "{count, number} à comparer avec les photos",
  interrupted: "Interrompu. Complet jusqu’à la ligne {line}.",
  interruptedEarly: "Interrompu.",
  stopped: "Arrêté. Complet jusqu’à la ligne {line}.",
  resumeOutput: "Avec « --resume », « --output » doit être en CSV, TSV ou JSON.",
  resumeOther: "{file} : vient d’un autre fichier ou d’autres options. Choisissez un autre nom.",
  resumed:
    "{count, plural, one {# ligne déjà traitée.} many {# de lignes déjà traitées.} other {# lignes déjà traitées.}}",
  seeResume: "Pour continuer, ajoutez « --resume ».",
  recorded: "Le serveur a enregistré cette vérification.",
  defect: "L’erreur vient de nous.",
};

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Ce que vous saisissez ne quitte pas cette page.",
  otherLanguage: "Ce formulaire n’a pas pu être chargé en {language}. Le voici en français.",
};
