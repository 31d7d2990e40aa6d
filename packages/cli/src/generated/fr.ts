// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("fr");
const rules = new Intl.PluralRules("fr");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  commandLine: {
    about: "Donne l’âge des chauffe-eau d’après le numéro de série.",
    usage: "Utilisation",
    commands: "Commandes",
    options: "Options",
    columns: "Colonnes",
    examples: "Exemples",
    exitCodes: "Codes de sortie",
    moreHelp: (values: { readonly command: string | number }): string =>
      `Aide d’une commande : ${values.command}`,
    check: "Date un chauffe-eau",
    identify: "Liste les marques possibles d’un numéro de série, avec leurs dates",
    batch: "Date les chauffe-eau d’un fichier CSV, Excel ou OpenDocument",
    scan: "Date des chauffe-eau d’après des photos de plaques (nécessite @heater-age/scan)",
    brands: "Liste les marques et les marques de distributeur",
    nameBrand: "MARQUE",
    nameSerial: "SÉRIE",
    nameModel: "MODÈLE",
    nameFile: "FICHIER",
    namePhoto: "PHOTO",
    nameDate: "DATE",
    nameLanguage: "LANGUE",
    nameAddress: "URL",
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
    optionNoHeader: "Le fichier n’a pas de titres ; indiquez les colonnes par leur numéro",
    optionSheet: "Feuille ; par défaut, toutes celles qui ont les mêmes colonnes",
    optionDelimiter: "Séparateur, comme « | », ou « tab » ; détecté par défaut",
    optionEncoding: (values: { readonly encoding: string | number }): string =>
      `Encodage, comme ${values.encoding} ; par défaut, UTF-8 ou UTF-16`,
    optionErrors: "Fichier des lignes sans date",
    optionQuiet: "N’affiche que les échecs",
    optionJson: "Sortie JSON, un objet par ligne",
    optionLanguage: (values: { readonly languages: string | number }): string =>
      `Langue : ${values.languages}`,
    optionApi: "Serveur Heater Age ; par défaut, rien ne quitte cet ordinateur",
    optionToday: (values: { readonly date: string | number }): string =>
      `Date de calcul de l’âge, comme ${values.date} ; par défaut, aujourd’hui`,
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
    batchOutput: (values: { readonly columns: string | number }): string =>
      `Ajoute ${values.columns}. Les cellules qui ressemblent à des formules reçoivent une apostrophe au début.`,
    scanOutput: (values: { readonly own: string | number; readonly columns: string | number }): string =>
      `Une ligne par photo : ${values.own}, ${values.columns}. Si « sure » vaut « no », comparez avec la photo.`,
    unknownCommand: (values: {
      readonly command: string | number;
      readonly commands: string | number;
    }): string => `Commande inconnue : « ${values.command} ». Utilisez ${values.commands}.`,
    unknownOption: (values: { readonly option: string | number }): string =>
      `Option inconnue : « ${values.option} ».`,
    didYouMean: (values: { readonly names: string | number }): string =>
      `Vouliez-vous dire ${values.names} ?`,
    optionWithoutValue: (values: { readonly option: string | number }): string =>
      `« ${values.option} » demande une valeur.`,
    optionWithValue: (values: { readonly option: string | number }): string =>
      `« ${values.option} » ne prend pas de valeur.`,
    missing: (values: { readonly name: string | number }): string => `Il manque ${values.name}.`,
    tooMany: (values: { readonly text: string | number }): string =>
      `Argument inattendu : « ${values.text} ». Mettez les valeurs avec espaces entre guillemets.`,
    badLanguage: (values: {
      readonly language: string | number;
      readonly languages: string | number;
    }): string => `Langue inconnue : « ${values.language} ». Utilisez ${values.languages}.`,
    badDate: (values: { readonly text: string | number; readonly date: string | number }): string =>
      `« ${values.text} » n’est pas une date. Exemple : ${values.date}.`,
    badAddress: (values: { readonly text: string | number; readonly address: string | number }): string =>
      `« ${values.text} » n’est pas une adresse de serveur. Exemple : ${values.address}.`,
    badDelimiter: (values: { readonly text: string | number }): string =>
      `« ${values.text} » n’est pas un séparateur. Utilisez un seul caractère, ou « tab ».`,
    badEncoding: (values: { readonly text: string | number; readonly encoding: string | number }): string =>
      `Encodage inconnu : « ${values.text} ». Exemple : ${values.encoding}.`,
    seeHelp: (values: { readonly command: string | number }): string => `Utilisation : ${values.command}`,
    seeBrands: (values: { readonly command: string | number }): string =>
      `Toutes les marques : ${values.command}`,
    seeIdentify: (values: { readonly command: string | number }): string => `Sans marque : ${values.command}`,
    seeCheck: (values: { readonly command: string | number }): string => `Avec la marque : ${values.command}`,
    brandMissing: "Il manque la marque.",
    brandUnknown: (values: { readonly brand: string | number }): string =>
      `Marque inconnue : « ${values.brand} ».`,
    modelCharacters: "Le numéro de modèle contient des caractères non valides.",
    askBrand: "Marque",
    askSerial: "Numéro de série",
    askModel: "Numéro de modèle (facultatif)",
    fileNotFound: (values: { readonly file: string | number }): string =>
      `${values.file} : fichier introuvable.`,
    folderNotFound: (values: { readonly file: string | number }): string =>
      `${values.file} : son dossier n’existe pas.`,
    fileForbidden: (values: { readonly file: string | number }): string => `${values.file} : accès refusé.`,
    fileIsFolder: (values: { readonly file: string | number }): string =>
      `${values.file} : c’est un dossier.`,
    fileFull: (values: { readonly file: string | number }): string => `${values.file} : le disque est plein.`,
    fileFailed: (values: { readonly file: string | number; readonly code: string | number }): string =>
      `${values.file} : lecture ou écriture impossible (${values.code}).`,
    fileSame: (values: { readonly file: string | number }): string =>
      `${values.file} : en cours d’utilisation. Choisissez un autre nom.`,
    fileEmpty: (values: { readonly file: string | number }): string => `${values.file} : rien à vérifier.`,
    scannerMissing: "La lecture de photos demande un autre paquet :",
    photoHeic: "Le format HEIC n’est pas pris en charge. Exportez la photo en JPEG.",
    photoFormat: "Photo illisible. Utilisez JPEG, PNG ou WebP.",
    photoWithoutSerial:
      "Aucun numéro de série trouvé. Photographiez toute la plaque, de plus près et bien éclairée.",
    photoUnsure: "Lecture incertaine. Comparez avec la photo.",
    datePrinted: "La date imprimée l’emporte sur le numéro de série.",
    fileEncoding: (values: { readonly file: string | number; readonly command: string | number }): string =>
      `${values.file} : pas en UTF-8. Enregistrez-le en « CSV UTF-8 », ou ajoutez ${values.command}`,
    fileProtected: (values: { readonly file: string | number }): string =>
      `${values.file} : protégé par un mot de passe. Enregistrez-le sans.`,
    fileOld: (values: { readonly file: string | number }): string =>
      `${values.file} : ancien format Excel. Enregistrez-le en XLSX.`,
    fileLarge: (values: { readonly file: string | number; readonly megabytes: number }): string =>
      `${values.file} : trop volumineux (dépasse ${numbers.format(values.megabytes)} Mo décompressé). Enregistrez-le en « CSV UTF-8 ».`,
    fileDamaged: (values: { readonly file: string | number }): string =>
      `${values.file} : endommagé. Ouvrez-le et enregistrez-le à nouveau.`,
    serialColumnMissing: (values: { readonly file: string | number }): string =>
      `${values.file} : aucune colonne de numéros de série.`,
    columnMissing: (values: { readonly file: string | number; readonly column: string | number }): string =>
      `${values.file} : aucune colonne « ${values.column} ».`,
    columnUnclear: (values: { readonly file: string | number; readonly columns: string | number }): string =>
      `${values.file} : plusieurs colonnes sont possibles : ${values.columns}.`,
    columnsFound: (values: { readonly columns: string | number }): string =>
      `Colonnes trouvées : ${values.columns}`,
    nameColumnWith: (values: { readonly command: string | number }): string =>
      `Indiquez la colonne : ${values.command}`,
    firstRowIsData: (values: { readonly file: string | number }): string =>
      `${values.file} : la première ligne contient un numéro de série, pas des titres.`,
    withoutHeader: (values: { readonly command: string | number }): string =>
      `Si le fichier n’a pas de titres : ${values.command}`,
    noBrandColumn:
      "Pas de colonne de marque : nous essayons toutes les marques. Sinon, utilisez « --brand-column » ou « --brand ».",
    sheetMissing: (values: {
      readonly file: string | number;
      readonly sheet: string | number;
      readonly sheets: string | number;
    }): string =>
      `${values.file} : aucune feuille « ${values.sheet} ». Feuilles disponibles : ${values.sheets}.`,
    sheetHidden: (values: { readonly sheet: string | number }): string =>
      `La feuille « ${values.sheet} » est masquée. Pour la lire, utilisez « --sheet ».`,
    sheetWithoutColumns: (values: { readonly sheet: string | number }): string =>
      `La feuille « ${values.sheet} » n’a pas de colonne de numéros de série : elle n’est pas lue.`,
    sheetOtherColumns: (values: { readonly sheet: string | number }): string =>
      `La feuille « ${values.sheet} » a d’autres colonnes. Pour la lire, utilisez « --sheet ».`,
    rowMalformed: "Ligne illisible. Vérifiez ses guillemets.",
    rowEncoding: "Pas en UTF-8. Enregistrez le fichier en « CSV UTF-8 ».",
    brokenLine: (values: { readonly line: string | number; readonly problem: string | number }): string =>
      `Ligne ${values.line} : ${values.problem}`,
    serialAsNumber: "Le tableur a supprimé les éventuels zéros du début. Comparez avec la plaque.",
    leadingZeros: (values: { readonly serial: string | number }): string =>
      `Lu ${values.serial} : un tableur a pu supprimer des zéros au début. Comparez avec la plaque.`,
    totalRow: "Un total, pas un appareil. Ignorée.",
    serialRounded: "Le tableur a perdu des chiffres. Ressaisissez-le dans une cellule au format texte.",
    serialAsDate: "Le tableur en a fait une date. Ressaisissez-le dans une cellule au format texte.",
    moreProblems: (values: { readonly command: string | number }): string =>
      `Tous les avertissements : ${values.command}`,
    problemKind: (values: {
      readonly problem: string | number;
      readonly count: number;
      readonly line: string | number;
    }): string =>
      `${values.problem} : ${plural(values.count, { one: `${numbers.format(values.count)} ligne`, many: `${numbers.format(values.count)} de lignes`, other: `${numbers.format(values.count)} lignes` })}, la première à la ligne ${values.line}`,
    part: (values: { readonly name: string | number; readonly value: string | number }): string =>
      `${values.name} : ${values.value}`,
    progress: (values: { readonly rows: number }): string =>
      `${plural(values.rows, { one: `${numbers.format(values.rows)} ligne`, many: `${numbers.format(values.rows)} de lignes`, other: `${numbers.format(values.rows)} lignes` })}`,
    progressRate: (values: { readonly rows: number }): string => `${numbers.format(values.rows)}/s`,
    progressLeft: (values: { readonly time: string | number }): string => `encore ${values.time}`,
    progressCounts: (values: {
      readonly dated: number;
      readonly doubtful: number;
      readonly unread: number;
    }): string =>
      `datées : ${numbers.format(values.dated)}, douteuses : ${numbers.format(values.doubtful)}, illisibles : ${numbers.format(values.unread)}`,
    summaryRows: (values: { readonly count: number; readonly seconds: string | number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} ligne`, many: `${numbers.format(values.count)} de lignes`, other: `${numbers.format(values.count)} lignes` })} en ${values.seconds} s`,
    summaryDated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} avec une seule date`,
    summaryAmbiguous: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} avec plusieurs dates possibles`,
    summaryUndated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} sans date`,
    summaryBroken: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} illisible`, many: `${numbers.format(values.count)} illisibles`, other: `${numbers.format(values.count)} illisibles` })}`,
    summarySkipped: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} total ignoré`, many: `${numbers.format(values.count)} totaux ignorés`, other: `${numbers.format(values.count)} totaux ignorés` })}`,
    summaryUnsure: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} à comparer avec les photos`,
    interrupted: (values: { readonly line: string | number }): string =>
      `Interrompu. Complet jusqu’à la ligne ${values.line}.`,
    interruptedEarly: "Interrompu.",
    stopped: (values: { readonly line: string | number }): string =>
      `Arrêté. Complet jusqu’à la ligne ${values.line}.`,
    recorded: "Le serveur a enregistré cette vérification.",
    defect: "L’erreur vient de nous.",
  },
  errors: {
    "brand-required": "Veuillez choisir la marque du chauffe-eau",
    "brand-characters":
      "La marque ne doit contenir que des lettres minuscules, des chiffres et des traits d’union",
    "brand-unknown": (values: { readonly other: string | number }): string =>
      `Nous ne connaissons pas cette marque. Choisissez-en une dans la liste, ou « ${values.other} ».`,
    "serial-required": "Veuillez saisir le numéro de série",
    "serial-blank": "Le numéro de série ne peut pas être vide ni se composer uniquement d’espaces",
    "serial-characters": "Le numéro de série ne peut contenir que des lettres et des chiffres",
    "serial-too-short": (values: { readonly shortest: string | number }): string =>
      `Le numéro de série doit compter au moins ${values.shortest} caractères`,
    "serial-too-long": (values: { readonly longest: string | number }): string =>
      `Le numéro de série ne peut pas dépasser ${values.longest} caractères`,
    "serial-is-model":
      "On dirait le numéro de modèle. Le numéro de série est sur la même plaque, après « Serial », « Serial No. » ou « S/N ».",
    "model-length": "Le numéro de modèle, si vous l’indiquez, doit compter de 3 à 30 caractères",
    "model-characters": "Veuillez saisir un numéro de modèle valide (de 3 à 30 caractères)",
    "csv-columns": (values: { readonly columns: string | number }): string =>
      `Le fichier doit avoir une colonne « brand », une colonne « serialNumber » et au plus une colonne « modelNumber ». Manquantes ou en double : ${values.columns}.`,
    "csv-encoding": "Enregistrez le fichier en « CSV UTF-8 ».",
    "csv-malformed": (values: { readonly line: string | number }): string =>
      `Fichier illisible à partir de la ligne ${values.line}. Vérifiez ses guillemets, puis renvoyez les lignes sans résultat.`,
    "csv-cells":
      "Cette ligne a trop de cellules. Mettez entre guillemets le texte qui contient des séparateurs.",
    "model-not-found": "Aucune information sur ce modèle. Consultez la plaque ou le site du fabricant.",
  },
  form: {
    other: "Autre / absente de la liste",
  },
  maker: {
    heading: "Qui l’a fabriqué ?",
    text: "Comparez avec la plaque, puis choisissez une marque.",
    builtBy: (values: { readonly makers: string | number }): string => `Fabriqué par ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (non confirmé)`,
    noDates: "Pas de date",
    sureHigh: "Documenté",
    sureMedium: "Probable",
    sureLow: "Possible",
    ours: "Notre conclusion, d’après :",
    more: (values: { readonly brands: number }): string =>
      `${plural(values.brands, { one: `${numbers.format(values.brands)} marque moins probable`, many: `${numbers.format(values.brands)} de marques moins probables`, other: `${numbers.format(values.brands)} marques moins probables` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string =>
      `Ce fabricant a produit les modèles ${values.name} qui commencent par ${values.prefix}.`,
    "model-shape": "Le numéro de modèle a le format de ce fabricant.",
    "serial-shape": "Le numéro de série a exactement le format de ce fabricant.",
    "serial-near": "Le numéro de série ne correspond pas tout à fait : la date est incertaine.",
    "built-for": (values: { readonly name: string | number }): string =>
      `Ce fabricant a produit des chauffe-eau vendus sous le nom ${values.name}.`,
    "listed-under": (values: { readonly name: string | number }): string =>
      `Des tableaux, des rappels ou des listes rattachent ${values.name} à cette marque.`,
    "said-to-have-built": (values: { readonly name: string | number }): string =>
      `Ce fabricant aurait produit certains chauffe-eau ${values.name}.`,
    "prefix-unknown": (values: {
      readonly name: string | number;
      readonly prefix: string | number;
    }): string =>
      `Nous ne savons pas qui a fabriqué les modèles ${values.name} qui commencent par ${values.prefix}.`,
    "model-of-others": "Mais le numéro de modèle correspond à une autre marque.",
    "serial-of-others": "Mais le numéro de série correspond à d’autres marques.",
    "other-makers": "Des marques d’autres fabricants sont tout aussi probables.",
    "sister-brands": "Ses marques sœurs sont tout aussi probables.",
  },
  problems: {
    "no-format": (values: { readonly brand: string | number }): string =>
      `Ce numéro ne correspond à aucun format ${values.brand} que nous connaissons.`,
    "impossible-date": (values: { readonly brand: string | number }): string =>
      `On dirait un numéro ${values.brand}, mais sa date est impossible.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string =>
      `Ce type de numéro de série ${values.brand} ne contient pas de date. Cherchez une date imprimée.`,
    "too-short": "Ce numéro est trop court.",
    "too-long": (values: { readonly brand: string | number }): string =>
      `Ce numéro est trop long pour ${values.brand}.`,
    "looks-like-model":
      "On dirait le numéro de modèle. Le numéro de série est sur la même plaque, après « Serial », « Serial No. » ou « S/N ».",
    "no-public-rule": (values: { readonly brand: string | number }): string =>
      `Nous ne savons pas encore lire les dates ${values.brand}. Cherchez une date imprimée, ou demandez au fabricant.`,
    "private-label": (values: { readonly brand: string | number }): string =>
      `Nous ne savons pas qui a fabriqué les chauffe-eau ${values.brand}. Cherchez le nom du fabricant sur la plaque.`,
    "other-none": "Ce numéro ne correspond à aucune marque que nous connaissons.",
    "other-some": "Nous avons essayé toutes les marques.",
    "model-not-sold-then": (values: {
      readonly to: string | number;
      readonly line: string | number;
      readonly from: string | number;
    }): string =>
      `${select(values.to, { open: `Ce modèle (${values.line}) n’était pas vendu avant ${values.from}.`, other: `Ce modèle (${values.line}) a été vendu de ${values.from} à ${values.to}.` })} L’un des deux numéros est faux : vérifiez le numéro de série et le modèle sur la plaque.`,
    "other-equipment": (values: {
      readonly maker: string | number;
      readonly date: string | number;
    }): string =>
      `On dirait le numéro d’une chaudière à air chaud ou d’un climatiseur (${values.maker}, ${values.date}). Le chauffe-eau a sa propre plaque.`,
    "model-too-long": (values: { readonly longest: string | number }): string =>
      `Numéro de modèle ignoré : il dépasse ${values.longest} caractères.`,
    "tank-outside":
      "Elle est sur la cuve. À gaz : près de la vanne gaz. Électrique : dans le tiers supérieur ou près du cache d’un élément chauffant.",
    "tank-side-low":
      "Elle est sur le côté, souvent en bas. Pompes à chaleur et anciens modèles à gaz : en haut à gauche.",
    "tank-upper-front":
      "Elle est en haut, à l’avant ou sur le côté, au-dessus des panneaux d’accès ou de la vanne gaz.",
    "tank-front": "Elle est à l’avant, près du panneau d’accès inférieur sur un modèle électrique.",
    jacket: "Elle est à l’extérieur ou à l’intérieur de l’enveloppe.",
    "cabinet-side": "Elle est sur le côté du boîtier.",
    "cabinet-side-or-front": "Elle est sur le côté ou à l’avant du boîtier.",
    "boiler-varies": "Elle est en bas : au fond à l’intérieur, à droite ou devant.",
    unknown: "Faites le tour du chauffe-eau et regardez derrière le panneau avant.",
  },
  reading: {
    years: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} an`, many: `${numbers.format(values.count)} d’ans`, other: `${numbers.format(values.count)} ans` })}`,
    months: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} mois`, many: `${numbers.format(values.count)} de mois`, other: `${numbers.format(values.count)} mois` })}`,
    yearsAndMonths: (values: { readonly years: number; readonly months: number }): string =>
      `${plural(values.years, { one: `${numbers.format(values.years)} an`, many: `${numbers.format(values.years)} d’ans`, other: `${numbers.format(values.years)} ans` })} et ${plural(values.months, { one: `${numbers.format(values.months)} mois`, many: `${numbers.format(values.months)} de mois`, other: `${numbers.format(values.months)} mois` })}`,
    lessThanAMonth: "moins d’un mois",
    aboutYears: (values: { readonly count: number }): string =>
      `environ ${plural(values.count, { one: `${numbers.format(values.count)} an`, many: `${numbers.format(values.count)} d’ans`, other: `${numbers.format(values.count)} ans` })}`,
    rangeYears: (values: { readonly from: string | number; readonly to: number }): string =>
      `${values.from} à ${plural(values.to, { one: `${numbers.format(values.to)} an`, many: `${numbers.format(values.to)} d’ans`, other: `${numbers.format(values.to)} ans` })}`,
    dateYear: (values: { readonly year: string | number }): string => `${values.year}`,
    dateWeek: (values: {
      readonly week: number;
      readonly year: string | number;
      readonly around: string | number;
    }): string => `semaine ${numbers.format(values.week)} de ${values.year} (${values.around})`,
    around: (values: { readonly part: string | number; readonly month: string | number }): string =>
      `${select(values.part, { early: `début `, middle: `mi-`, other: `fin ` })}${values.month}`,
    partYear: "année",
    partMonth: "mois",
    partWeek: "semaine",
    partDay: "jour",
    partPlant: "usine",
    partPrefix: "préfixe",
    partSequence: "numéro d’ordre",
    partModel: "modèle",
    partUnknown: "inconnu",
    plateTitle: "N° de série",
    plateLabel: (values: { readonly serial: string | number }): string =>
      `Comment lire le numéro de série ${values.serial}`,
    hintReads: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Selon le code ${values.brand} : ${values.dates}`,
    hintSoFar: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `On dirait ${values.brand} pour l’instant : ${values.dates}`,
    hintMany: (values: { readonly brand: string | number; readonly count: number }): string =>
      `Selon le code ${values.brand} : ${plural(values.count, { one: `${numbers.format(values.count)} date possible`, many: `${numbers.format(values.count)} de dates possibles`, other: `${numbers.format(values.count)} dates possibles` })}`,
    hintUndated: (values: { readonly brand: string | number }): string =>
      `Pas de date dans ce numéro ${values.brand}`,
    hintModel: "On dirait le numéro de modèle",
    hintUnread: (values: { readonly brand: string | number }): string =>
      `Pas encore un numéro ${values.brand}`,
    hintOthers: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=0": `Aucune marque pour l’instant`, one: `${numbers.format(values.count)} marque possible`, many: `${numbers.format(values.count)} de marques possibles`, other: `${numbers.format(values.count)} marques possibles` })}`,
    whichBrand: "Quelle marque lisez-vous sur la plaque ?",
    brandDates: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `${values.brand} · ${values.dates}`,
    didYouMean: (values: { readonly serial: string | number; readonly dates: string | number }): string =>
      `Vouliez-vous dire ${values.serial} ? ${values.dates}`,
    useThis: "Utiliser ce numéro",
    looksLike: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `On dirait un numéro ${values.brand} : ${values.dates}.`,
    switchTo: (values: { readonly brand: string | number }): string => `Passer à ${values.brand}`,
  },
  reasons: {
    "brand-format": "Le numéro a exactement le format de cette marque.",
    "year-from-table": "L’année vient du tableau du fabricant.",
    "eight-digits-after-letters": (values: { readonly since: string | number }): string =>
      `Huit chiffres après les lettres : fabriqué après ${values.since}.`,
    "seven-digits-after-letters": (values: { readonly until: string | number }): string =>
      `Sept chiffres après les lettres : fabriqué avant ${values.until}.`,
    "four-digit-year": "L’année est écrite en entier.",
    "plant-letter-means-week": "Avec cette lettre d’usine, les deux chiffres sont la semaine.",
    "manufacturer-exception": "Le fabricant a signalé une erreur d’impression sur ce numéro.",
    "decade-from-month-code": "Le code du mois donne aussi la décennie.",
    "printed-form": "Vos points ou vos tirets déterminent la lecture.",
    "month-not-padded": "Sans zéro devant, le mois se lit de deux façons.",
    "letters-repeat": (values: { readonly every: string | number }): string =>
      `Les lettres d’année reviennent tous les ${values.every} ans.`,
    "older-cycle": (values: { readonly year: string | number }): string =>
      `Ces lettres désignent aussi ${values.year}.`,
    "single-year-digit": "Le chiffre de l’année revient tous les dix ans.",
    "counter-fits": "Le numéro d’ordre correspond à cette date.",
    "counter-misfit": "Le numéro d’ordre ne correspond pas à cette date.",
    "check-running-number": "Possible seulement si chaque chiffre du numéro d’ordre est juste.",
    "model-fits": "Le numéro de modèle correspond à ces années.",
    "model-excludes": (values: { readonly year: string | number }): string =>
      `Le numéro de modèle exclut ${values.year}.`,
    "model-contradicts": "Le numéro de modèle correspond à d’autres années.",
    "formats-overlap": "Deux formats de la marque correspondent, avec des dates différentes.",
    "year-estimated-from-count": "L’année est estimée d’après le numéro d’ordre.",
    "outside-attested-years": (values: {
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `${select(values.to, { open: `Nous n’avons vu ce format qu’à partir de ${values.from}.`, other: `Nous n’avons vu ce format que de ${values.from} à ${values.to}.` })}`,
    "near-miss-tail": "La longueur du numéro d’ordre est inhabituelle.",
    "near-miss-characters": "Le numéro d’ordre a des caractères inhabituels.",
    "fits-other-brand": (values: { readonly brand: string | number }): string =>
      `Un numéro de série ${values.brand} peut avoir le même aspect. Vérifiez le nom sur la plaque.`,
    "week-is-approximate": "La date est connue à une semaine près.",
    "no-such-week": (values: { readonly year: string | number; readonly next: string | number }): string =>
      `Il n’y a pas eu de semaine 53 en ${values.year}. Ce peut être la semaine 52 de ${values.year} ou la semaine 1 de ${values.next}.`,
    "week-or-month-disputed": "Selon la source, ces chiffres sont la semaine ou le mois. L’année est sûre.",
    "year-table-disputed": "Les sources diffèrent d’un an.",
    "sources-disagree": "Les sources donnent des règles différentes pour cette marque.",
    "may-be-undated": "Selon une autre source, ces numéros ne contiennent pas de date.",
    "single-source": "Une seule source donne cette règle.",
    "inferred-from-sister-brand":
      "Le fabricant utilise cette règle, mais nous ne l’avons pas vérifiée pour cette marque.",
    "inferred-rule": "Cette règle est de nous.",
    "maker-varies": "Plusieurs fabricants ont utilisé ce nom.",
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
    "replace-2":
      "Vérifiez qu’il n’y a pas d’eau au sol ni dans le bac de rétention, et testez le robinet d’arrêt.",
    "replace-3": "S’il fuit, coupez l’eau ainsi que le gaz ou le courant, et appelez un plombier.",
    otherDates: (values: { readonly dates: string | number }): string =>
      `Autre possibilité : ${values.dates}. Cherchez une date imprimée sur la plaque.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string =>
      `semaine ${numbers.format(values.week)} de ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string =>
      `${values.date} (${values.state})`,
    "state-good": "bon état",
    "state-monitor": "à surveiller de près",
    "state-replace": "remplacement conseillé",
  },
  result: {
    statusGood: "Bon état",
    statusMonitor: "À surveiller de près",
    statusReplace: "Remplacement conseillé",
    verdictMade: (values: { readonly date: string | number }): string => `fabrication : ${values.date}`,
    verdictMadeDay: (values: { readonly date: string | number }): string => `fabriqué le ${values.date}`,
    verdictOther: (values: { readonly dates: string | number }): string =>
      `Autre possibilité : ${values.dates}.`,
    verdictLow: "Date incertaine. Cherchez une date imprimée sur la plaque.",
    verdictAround: "Le numéro de série ne donne que l’année.",
    brandAndSerial: (values: { readonly brand: string | number; readonly serial: string | number }): string =>
      `${values.brand} · n° de série ${values.serial}`,
    serialOnly: (values: { readonly serial: string | number }): string => `N° de série ${values.serial}`,
    brandSerialModel: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly model: string | number;
    }): string => `${values.brand} · n° de série ${values.serial} · modèle ${values.model}`,
    gaugeLabel: (values: { readonly age: string | number }): string =>
      `${values.age} sur une échelle de 20 ans`,
    gaugeNew: "neuf",
    gaugeEnd: "20 ans et plus",
    otherHeading: "Autres dates possibles",
    settlePrinted: "Si une date est imprimée sur la plaque, c’est elle qui compte.",
    otherDate: (values: {
      readonly strong: (text: string) => string;
      readonly date: string | number;
      readonly age: string | number;
      readonly state: string | number;
    }): string => `${values.strong(`${values.date}`)} · ${values.age} · ${values.state}`,
    repairsHeading: "Fautes de frappe possibles",
    brandsHeading: "Marques correspondantes",
    brandTry: (values: { readonly brand: string | number }): string => `Essayer ${values.brand}`,
    identifyHeading: "Marques possibles",
    actionsHeading: "Que faire maintenant",
    sureHeading: "Pourquoi cette date",
    wrongDate: "Corriger cette date",
    allRules: (values: { readonly brand: string | number }): string => `Toutes les règles ${values.brand}`,
    confidenceHigh: (values: { readonly by: string | number }): string =>
      `Élevée : ${select(values.by, { maker: `confirmée par le fabricant`, regulator: `confirmée par une autorité`, trade: `plusieurs sources professionnelles indépendantes concordent`, other: `confirmée par le fabricant, une autorité ou plusieurs sources indépendantes` })}.`,
    confidenceMedium: (values: { readonly by: string | number }): string =>
      `Moyenne : ${select(values.by, { model: `le numéro de modèle contredit cette date`, maker: `d’après le fabricant, sans confirmation complète`, regulator: `d’après une autorité, sans confirmation complète`, trade: `d’après des professionnels, sans confirmation complète`, other: `une ou deux sources, ou la règle d’une marque sœur` })}.`,
    confidenceLow: "Faible : sources fragiles, ou numéro qui ne correspond pas tout à fait.",
    confidence: "Fiabilité",
    why: "Raisons",
    sources: "Sources",
    sourceMaker: "fabricant",
    sourceRegulator: "autorité",
    sourceTrade: "professionnels",
    sourceCompiled: "compilation",
    sourceListings: "annonces de magasins, comparées par nous",
    notRecorded: "Cette vérification n’a pas été enregistrée.",
    notRecordedOffline: "Notre service ne répond pas.",
    adviceMissing: "Ces informations s’afficheront dès que vous serez en ligne.",
    clockBehind: (values: { readonly date: string | number }): string =>
      `Votre horloge retarde. Nous avons compté jusqu’au ${values.date} : le chauffe-eau peut être plus vieux.`,
    printedDate: (values: { readonly date: string | number }): string =>
      `La plaque indique ${values.date}. C’est cette date qui compte.`,
    clockAhead: (values: { readonly date: string | number }): string =>
      `D’après votre appareil, nous sommes le ${values.date}. Si c’est faux, l’âge l’est aussi.`,
    unreadableTitle: "Impossible d’identifier votre chauffe-eau",
    checkFailed: "L’âge du chauffe-eau n’a pas pu être vérifié. Veuillez réessayer.",
    tipsHeading: "À essayer",
    tipPlate: (values: { readonly place: string | number }): string =>
      `Trouvez la plaque signalétique. ${values.place}`,
    tipModel: "Essayez avec le numéro de modèle.",
    tipNoLabel: (values: { readonly link: (text: string) => string }): string =>
      `Illisible ? ${values.link(`Utilisez d’autres indices.`)}`,
    recalls: (values: { readonly list: string | number }): string =>
      `Chercher dans les rappels officiels (${values.list})`,
    tryAgain: "Réessayer",
    askAgain: "Vérifier à nouveau",
    toModelField: "L’utiliser comme numéro de modèle",
    dialogAge: (values: {
      readonly asked: (text: string) => string;
      readonly age: (text: string) => string;
      readonly words: string | number;
    }): string => `${values.asked(`Âge de votre chauffe-eau`)} ${values.age(`${values.words}`)}`,
    dialogMore: "Voir tout le résultat",
    dialogHelp: "Voir les conseils",
    dialogClose: "Fermer",
    notDecoded: "Nous n’avons pas pu lire ce numéro de série",
    notDetermined: "Ce numéro de série ne nous a pas permis de déterminer l’âge.",
    tipFormat: "Revérifiez le numéro de série : toutes les lettres et tous les chiffres, dans l’ordre.",
    tipSelected: "Assurez-vous d’avoir choisi la bonne marque.",
    tipUnclear: "Repérez les caractères usés ou peu nets.",
    checkAnother: "Nouvelle vérification",
    copy: "Copier",
    copied: "Résultat copié !",
    copyDone: "Copié",
    copyFailedTitle: "Échec de la copie",
    copyFailed: "Impossible de copier le résultat. Veuillez le sélectionner et le copier vous-même.",
    print: "Imprimer",
    save: "Enregistrer",
    saved: "Enregistré",
    addTo: (values: { readonly name: string | number }): string => `Ajouter à ${values.name}`,
    saveFailed: "Impossible d’enregistrer. Vérifiez votre connexion.",
    report: "Rapport de diagnostic",
    reportBusy: "Création du rapport…",
    reportMade: "Rapport créé",
    reportOffline: "Vous êtes hors ligne. Créez le rapport une fois reconnecté.",
    reportFailedTitle: "Erreur",
    reportFailed: "Le rapport de diagnostic n’a pas pu être créé. Veuillez réessayer.",
    headline: (values: {
      readonly brand: string | number;
      readonly age: string | number;
      readonly date: string | number;
    }): string => `Chauffe-eau ${values.brand} : ${values.age} (fabrication : ${values.date})`,
    oldRest: (values: { readonly months: number }): string =>
      `${plural(values.months, { "=0": ``, one: `et ${numbers.format(values.months)} mois`, many: `et ${numbers.format(values.months)} de mois`, other: `et ${numbers.format(values.months)} mois` })}`,
    madeMonth: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Fabrication : ${values.b(`${values.date}`)}`,
    madeDay: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Fabriqué le ${values.b(`${values.date}`)}`,
    sureHigh: "Fiabilité élevée",
    sureMedium: "Fiabilité moyenne",
    sureLow: "Fiabilité faible",
    datesFit: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=2": `Deux dates possibles`, one: `${numbers.format(values.count)} date possible`, many: `${numbers.format(values.count)} de dates possibles`, other: `${numbers.format(values.count)} dates possibles` })}`,
    datesYears: "ans",
    likelier: "plus probable",
    dateAge: (values: { readonly age: string | number }): string => `${values.age}`,
    chooseDate: "Dates possibles",
    lastAny: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Un chauffe-eau dure en général ${values.from} à ${values.to} ans.`,
    lastGasTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Un chauffe-eau à gaz à réservoir dure en général ${values.from} à ${values.to} ans.`,
    lastElectricTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Un chauffe-eau électrique à réservoir dure en général ${values.from} à ${values.to} ans.`,
    lastHeatPump: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Un chauffe-eau thermodynamique dure en général ${values.from} à ${values.to} ans.`,
    lastTankless: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Un chauffe-eau instantané dure en général ${values.from} à ${values.to} ans.`,
    planGood: "Celui-ci devrait tenir encore des années.",
    planMonitor: "Surveillez la rouille et les fuites.",
    planReplace: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `D’après l’âge seul. Beaucoup durent ${values.from} à ${values.to} ans : pensez au remplacement.`,
    planOver: "Remplacez-le avant la panne.",
    lifeMade: (values: { readonly date: string | number }): string => `Fabriqué en ${values.date}.`,
    lifePast: "Dépassement",
    lifeByKind: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} à ${values.to} ans, selon le type`,
    lifeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to}`,
    lifeUntil: (values: { readonly years: string | number }): string => `jusqu’en ${values.years}`,
    lifeNow: (values: { readonly year: string | number }): string => `Nous sommes en ${values.year}.`,
    lifeToday: "Aujourd’hui",
    lifeRange: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} à ${values.to} ans`,
    lifeOver: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Dépassée (${values.from} à ${values.to} ans)`,
    rowRecalls: "Rappels",
    rowWarranty: "Garantie",
    rowLife: "Durée de vie",
    rowCost: "Coût annuel",
    rowSure: "Fiabilité de la date",
    rowModel: "Modèle",
    rowMakers: "Fabricant",
    answerLoading: "Recherche…",
    answerMissing: "Indisponible",
    recallsNone: "Aucun trouvé",
    recallsOpen: (values: { readonly count: number }): string => `${numbers.format(values.count)} à vérifier`,
    recallsAffected: "Concerné",
    warrantyUsual: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} à ${values.to} ans selon modèle`,
    warrantyYears: (values: { readonly from: string | number }): string => `Environ ${values.from} ans`,
    warrantyUsualOver: (values: { readonly years: string | number }): string =>
      `Expirée (souvent ${values.years})`,
    warrantyActiveLeft: (values: { readonly active: string | number; readonly years: number }): string =>
      `${values.active}, encore ${plural(values.years, { one: `${numbers.format(values.years)} an`, many: `${numbers.format(values.years)} d’ans`, other: `${numbers.format(values.years)} ans` })}`,
    costYear: (values: { readonly cost: string | number }): string => `Environ ${values.cost}`,
    costByKind: "Selon le type",
    costByRating: "Selon l’efficacité",
    sureSources: (values: { readonly sure: string | number; readonly count: number }): string =>
      `${values.sure}, ${plural(values.count, { one: `${numbers.format(values.count)} source`, many: `${numbers.format(values.count)} de sources`, other: `${numbers.format(values.count)} sources` })}`,
    confidenceWordHigh: "Élevée",
    confidenceWordMedium: "Moyenne",
    confidenceWordLow: "Faible",
    modelAdd: "Ajouter le modèle",
    modelMissing: "Absent de notre liste",
    modelCheck: "Chercher ce modèle",
    kindHeading: "De quel type est-il ?",
    stepsAll: "Toutes les étapes et l’agenda",
    openHere: "Voir les détails",
    recallTanklessOnly: "Seulement s’il est instantané. Est-ce le cas ?",
    recallHasTank: "Non, il a un réservoir",
    recallIsTankless: "Oui",
    "do-leaks": "Vérifiez aujourd’hui s’il fuit",
    "do-leaks-how": "Regardez le sol et le bac de rétention.",
    "do-valve": "Testez le robinet d’arrêt",
    "do-valve-how": "Il doit tourner facilement à la main.",
    "do-quotes": "Demandez deux ou trois devis",
    "do-quotes-how": "Tant que vous avez le choix.",
    askQuote: (values: { readonly company: string | number }): string =>
      `Demandez un devis à ${values.company}`,
    "do-prices": "Comparez les prix",
    "do-prices-how": "Tant que rien ne presse.",
    "do-flush": "Rincez la cuve chaque année",
    "do-flush-how": "Plus souvent si l’eau est dure.",
    "do-anode": "Faites contrôler l’anode",
    "do-anode-how": "Elle protège la cuve de la rouille.",
    "do-relief": "Faites tester la soupape de sécurité",
    "do-relief-how": "Attention : l’eau est brûlante.",
    "do-register": "Enregistrez la garantie",
    "do-register-how": "Et gardez la facture.",
    "do-filter": "Nettoyez le filtre à air",
    "do-filter-how": "Tous les deux ou trois mois.",
    "do-drain": "Vérifiez l’écoulement des condensats",
    "do-drain-how": "L’eau doit s’écouler librement.",
    "do-descale": "Détartrez-le chaque année",
    "do-descale-how": "Plus souvent si l’eau est dure.",
    "do-service": "Faites-le entretenir",
    "do-service-how": "Par un professionnel agréé.",
    "do-care": "Rincez-le ou détartrez-le chaque année",
    "do-care-how": "Le mode d’emploi explique comment.",
    "do-recall": "Lisez d’abord le rappel",
    "do-recall-how": "Il concerne ce chauffe-eau.",
    copyStatus: (values: { readonly status: string | number }): string => `État : ${values.status}`,
    copyChecked: (values: { readonly date: string | number }): string => `Vérifié le ${values.date}`,
    copyHeater: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly hasModel: string | number;
      readonly model: string | number;
    }): string =>
      `Chauffe-eau ${values.brand}, n° de série ${values.serial}${select(values.hasModel, { yes: `, modèle ${values.model}`, other: `` })}`,
    copySentence: (values: {
      readonly heater: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `${values.heater} : fabrication ${values.date}, ${values.age}.`,
    copyDates: (values: {
      readonly heater: string | number;
      readonly fit: string | number;
      readonly dates: string | number;
    }): string => `${values.heater}. ${values.fit} : ${values.dates}.`,
    copyDate: (values: {
      readonly date: string | number;
      readonly age: string | number;
      readonly status: string | number;
    }): string => `${values.date} (${values.age} : ${values.status})`,
    copyRecalls: (values: { readonly recalls: string | number }): string => `Rappels : ${values.recalls}`,
    "kind-gas-tank": "Gaz à réservoir",
    "kind-electric-tank": "Électrique à réservoir",
    "kind-heat-pump": "Thermo­dynamique",
    "kind-tankless-gas": "Gaz instantané",
    kindFromModel: "D’après le numéro de modèle.",
  },
};
