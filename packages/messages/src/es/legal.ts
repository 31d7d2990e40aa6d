import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Política de privacidad | Heater Age",
  metaDescription: "Qué guarda Heater Age, por cuánto tiempo y cómo pedir que se borre.",
  title: "Política de privacidad",

  who: "Quiénes somos",
  whoOperator:
    "“Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}. Somos responsables de sus datos. Puede escribirnos {mail, select, yes {por correo a {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",
  whoBasis:
    "Donde se aplica el RGPD de la Unión Europea, nuestras bases legales están en el artículo 6, apartado 1. Respondemos a consultas, informes y mensajes porque usted nos lo pide (letra b). Guardamos consultas, limitamos solicitudes e investigamos errores por un interés legítimo: un servicio correcto, que funcione y del que no se abuse (letra f). Lo que requiere su consentimiento solo se hace con él (letra a).",

  checks: "Consultas",
  checksStored:
    "Con cada consulta guardamos: marca, número de serie, número de modelo (si lo indicó), fecha y antigüedad encontradas, y hora. Un número al azar evita que se cuente dos veces. Las consultas nos sirven para encontrar reglas equivocadas y marcas que faltan.",
  checksAnonymous:
    "No guardamos su nombre, su dirección IP ni nada que identifique su dispositivo. Pero quien sepa de quién es el calentador podría relacionar la consulta con esa persona.",
  checksScan:
    "Los escaneos y fotos de etiquetas nunca salen de su dispositivo y desaparecen al cerrar el escáner.",
  checksAddress:
    "La dirección de un resultado contiene lo que escribió y queda en el historial de su navegador. No la registramos.",

  reports: "Informes",
  reportsStored:
    "Si pide uno, guardamos: marca, número de serie, número de modelo, fechas posibles y hora de la consulta. Si los escribe, también nombres, teléfono y cliente o dirección. Puede leerlo cualquiera que tenga el enlace. Pedimos a los buscadores que lo omitan.",
  reportsDelete:
    "El enlace de borrado, que mostramos una sola vez, elimina el contenido. El número del informe queda por un tiempo.",

  contact: "Mensajes",
  contactStored:
    "Con cada mensaje guardamos: nombre, correo electrónico, teléfono (si lo indicó), asunto, texto, idioma de la página y hora. Lo usamos solo para responderle. Puede quedar una copia en nuestro buzón mientras haga falta.",

  errors: "Informes de errores",
  errorsStored:
    "Para arreglar páginas que fallan guardamos: error, lugar en nuestro código, dirección de la página, solicitud fallida, navegador, tamaño de la ventana, idioma y hora. Agregamos su descripción (si la escribe) y un número al azar por visita.",
  errorsMasked:
    "Primero ocultamos correos electrónicos, teléfonos, otros números largos y números de serie señalados como tales. No ponga nombres en su descripción.",

  network: "Registros del servidor",
  networkLimits: "Contamos las solicitudes por dirección IP para que nadie sature el servicio.",
  networkLogs:
    "Nuestros registros contienen hora, página o función, resultado y duración, pero ninguna dirección IP ni nada de lo que escribió. Nuestros proveedores de red y de servidores también ven su dirección IP. Sus proxys pueden registrarla, con la dirección de la página y el navegador.",

  browser: "Su navegador",
  browserIntro: "No usamos cookies propias ni seguimos su actividad en otros sitios. Su navegador guarda:",
  browserLanguage: "su idioma",
  browserReports: "los enlaces que borran sus informes y los nombres que puso en ellos",
  browserTyped: "lo que escribió y un número al azar para informes de errores, hasta que cierre la pestaña",
  browserHeaters: "los calentadores que guarde, con direcciones, notas y fotos (nunca se envían)",
  browserKept: "este sitio, para usarlo sin conexión",
  browserWaiting: "las consultas hechas sin conexión, hasta que se envíen (se borran a los 30 días)",
  browserConsent: "su respuesta sobre el consentimiento",
  browserDelete:
    "Borre calentadores en “Mis calentadores”. Para borrarlo todo, elimine los datos de este sitio en los ajustes de su navegador.",

  counts: "Recuentos y compartir",
  countsNumbers:
    "Conservamos totales diarios que no se pueden relacionar con nadie: consultas por marca y antigüedad del calentador, errores y formas de compartir.",
  countsSharing:
    "Cuando comparte, solo el servicio que elige recibe la dirección y el texto. Para contarlo una sola vez, guardamos un número al azar durante 30 días.",

  services: "Servicios de terceros",
  servicesIntro:
    "No vendemos datos ni mostramos anuncios. Los proveedores de servidores y de correo trabajan por encargo nuestro. Estos servicios, si están configurados, pueden procesar datos en otros países, incluidos los Estados Unidos:",
  servicesAnalytics:
    "Estadísticas de visitas (actualmente: {analytics, select, no {desactivadas} other {{analytics}}}): cuentan páginas vistas y eventos, como consultas. Ven su dirección IP, pero nunca un número de serie ni de modelo. Google Analytics puede usar cookies y no recibe nada hasta que usted acepte. Puede retirar su consentimiento más abajo. Una señal Global Privacy Control cuenta como un no.",
  servicesCaptcha:
    "Protección contra bots (actualmente: {captcha, select, yes {activada} other {desactivada}}): carga reCAPTCHA de Google en la página de contacto. Google recibe su dirección IP y datos de su navegador, y puede usar cookies.",
  servicesModel:
    "Si no conocemos un modelo, su marca y su número pueden enviarse al proveedor de un modelo de lenguaje, pero nunca el número de serie.",

  keep: "Plazos de conservación",
  keepChecks: "Consultas",
  keepChecksTime: "{checks, plural, one {# día} many {# de días} other {# días}}",
  keepReports: "Informes",
  keepReportsTime:
    "Hasta que usted los borre, como máximo {reports, plural, one {# día} many {# de días} other {# días}}",
  keepMessages: "Mensajes",
  keepMessagesTime: "{messages, plural, one {# día} many {# de días} other {# días}}",
  keepErrors: "Informes de errores",
  keepErrorsTime: "{errors, plural, one {# día} many {# de días} other {# días}}",
  keepAnswers: "Respuestas de un modelo de lenguaje",
  keepAnswersTime: "{answers, plural, one {# día} many {# de días} other {# días}}",
  keepNetwork: "Direcciones IP, solo en memoria",
  keepNetworkTime: "Un día como máximo",
  keepCounts: "Recuentos",
  keepCountsTime: "Para siempre",
  keepBackups:
    "Después, los datos se borran automáticamente. Las copias de seguridad pueden conservarlos otro tanto.",

  rights: "Sus derechos",
  rightsList:
    "Puede ver, corregir, borrar o recibir sus datos, oponerse a su uso o retirar su consentimiento para el futuro. Es gratis y no tiene que dar un motivo. Indíquenos:",
  rightsCheck: "para una consulta: marca, número de serie y más o menos cuándo la envió",
  rightsReport: "para un informe: su dirección",
  rightsMessage: "para un mensaje: su correo electrónico",
  rightsError: "para un informe de errores: el ID del error",
  rightsReach:
    "<contact>Escríbanos</contact>. Respondemos en un plazo de un mes. También puede presentar una queja ante su autoridad de protección de datos.",

  changes: "Menores y cambios",
  changesChildren:
    "Este sitio web no es para menores de 13 años, y no guardamos a sabiendas nada sobre ellos.",
  changesNotice:
    "Los cambios aparecen aquí. Si uno afecta datos que ya tenemos, lo anunciamos en este sitio web con 30 días de anticipación.",
};

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Términos de servicio | Heater Age",
  metaDescription: "Qué puede hacer con Heater Age y hasta qué punto puede confiar en sus respuestas.",
  title: "Términos de servicio",

  acceptance: "Aceptación de los términos",
  acceptanceUse:
    "Al usar este sitio web, usted acepta estos términos. “Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  description: "Descripción del servicio",
  descriptionWhat:
    "El servicio indica cuándo se fabricó un calentador de agua, según su número de serie, y qué hacer. Es gratis y no requiere cuenta.",
  descriptionChange: "El servicio puede cambiar, terminar o no estar disponible.",

  license: "Licencia de uso y restricciones",
  licenseGrant:
    "Mientras cumpla estos términos, tiene una licencia no exclusiva, intransferible y revocable, solo para uso personal y no comercial.",
  licensePersonal:
    "Consultar calentadores a mano, uno por uno, es uso personal, incluso en el trabajo. Vender las respuestas o integrarlas en un producto o servicio no lo es.",
  licenseNot: "No está permitido:",
  licenseBots: "usar bots, programas de extracción de datos u otros programas",
  licenseRequests: "hacer solicitudes en exceso o eludir nuestros límites",
  licenseCopy: "publicar grandes partes del sitio web como propias",
  licenseNotices: "quitar la fuente, la antigüedad o la certeza de lo que comparta",
  licenseDevelopers:
    "Para nuestra API y nuestros paquetes, consulte los <developers>términos para desarrolladores</developers>.",

  accuracy: "Exactitud de la información",
  accuracyRules:
    "Una respuesta puede estar mal o ser una de varias fechas posibles. Si una fecha es importante, confírmela con el fabricante.",
  accuracyAge:
    "La fecha indica cuándo se fabricó un calentador, no cuándo se instaló ni su estado. Solo el fabricante puede decir si hay garantía. Los datos de modelos pueden estar incompletos o desactualizados, sobre todo los que dicen “Con ayuda de IA”.",

  advice: "Asesoramiento profesional",
  adviceGeneral:
    "Nuestras respuestas no son asesoría sobre seguridad, seguros, garantías ni la compra de una casa. No reemplazan la inspección de un profesional con licencia.",
  adviceSafety:
    "El gas, la electricidad y el agua caliente a presión pueden herir y matar. Deje los trabajos en un calentador a un profesional con licencia. Si huele a gas, salga del edificio y llame desde afuera a su compañía de gas o a emergencias.",

  conduct: "Conducta del usuario",
  conductList: "No está permitido:",
  conductLaw: "infringir la ley ni los derechos de otras personas",
  conductSystems: "entrar en sistemas o datos que no son para usted, ni perturbar el servicio",
  conductCode: "enviar código dañino ni datos personales de otros sin su consentimiento",
  conductMessages: "usar el formulario de contacto para publicidad, amenazas o engaños",
  conductMislead: "usar un resultado o informe para engañar a alguien",

  property: "Propiedad intelectual",
  propertyOurs:
    "Los textos, dibujos y el diseño de este sitio web son nuestros o de quienes nos dieron licencia. Puede imprimir, guardar y compartir resultados e informes.",
  propertyMakers:
    "Los nombres y marcas de los fabricantes son de sus dueños y solo identifican calentadores. Ningún fabricante ha aprobado este sitio web ni tiene relación con él.",

  liability: "Exclusión de garantías y limitación de responsabilidad",
  liabilityAsIs:
    "Hasta donde la ley lo permita, el servicio se ofrece “tal cual” y “según disponibilidad”, sin garantía expresa ni implícita. Esto incluye comerciabilidad, idoneidad para un fin determinado, exactitud y no infracción de derechos.",
  liabilityLimit:
    "Hasta donde la ley lo permita, no respondemos por daños indirectos, incidentales, especiales o consecuentes, ni por pérdida de ganancias, datos o bienes. Esto abarca usar el servicio, no poder usarlo y confiar en una respuesta.",
  liabilityMandatory:
    "Estos términos no limitan los derechos que la ley da a los consumidores. Tampoco limitan la responsabilidad que la ley no permite limitar, como por dolo, negligencia grave, muerte o lesiones.",

  indemnity: "Indemnización",
  indemnityClaims:
    "Si incumple por su culpa estos términos o la ley, responde por las reclamaciones contra nosotros y los costos razonables de defensa. Esto vale hasta donde la ley lo permita.",

  termination: "Terminación",
  terminationWe:
    "Si incumple estos términos, termina su derecho a usar el sitio web. Podemos bloquear su acceso, sin aviso si hace falta. Las secciones 4, 5, 7, 8, 9, 13 y 15 siguen vigentes.",

  third: "Servicios de terceros",
  thirdList: "Usamos estos servicios, según los términos de cada uno:",
  thirdAnalytics: "un servicio de estadísticas, si está configurado",
  thirdCaptcha: "reCAPTCHA de Google en la página de contacto, si está configurado",
  thirdModel: "un modelo de lenguaje para modelos desconocidos, si está configurado",
  thirdSharing: "los servicios que elija para compartir",
  thirdLinks: "No respondemos por los sitios a los que enlazamos.",

  privacy: "Política de privacidad",
  privacyPart: "Consulte nuestra <privacy>política de privacidad</privacy>.",

  law: "Ley aplicable",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos y del estado de nuestra sede, sin sus normas sobre conflicto de leyes.",
  lawConsumers:
    "Se aplican también las normas obligatorias de protección al consumidor de donde vive. Si las versiones en otros idiomas difieren, prevalece la inglesa hasta donde esas normas lo permitan.",

  changes: "Cambios en los términos",
  changesNotice:
    "Podemos cambiar estos términos. Avisamos de los cambios sustanciales en este sitio web con 30 días de anticipación. Si lo usa después, acepta los cambios.",
  changesDate: "Esta página muestra los términos vigentes en la fecha de arriba.",

  severability: "Divisibilidad",
  severabilityRest:
    "Si una parte de estos términos no es válida, la ley la reemplaza y el resto sigue en vigor.",

  contact: "Información de contacto",
  contactReach:
    "Puede comunicarse con {named, select, yes {{company}} other {nosotros}} {mail, select, yes {por correo a {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",

  important: "Importante",
  importantEntire:
    "Estos términos son el acuerdo completo entre usted y nosotros sobre el uso de este sitio web.",
};

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Términos para desarrolladores | Heater Age",
  metaDescription: "Qué puede hacer con la API y los paquetes de Heater Age, también con fines comerciales.",
  title: "Términos para desarrolladores",

  scope: "Alcance",
  scopeParts:
    "Estos términos abarcan la API (todo lo que está bajo {api}) y los paquetes {decoder} y {client}. Para las páginas, consulte los <terms>términos de servicio</terms>. “Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  packages: "Paquetes",
  packagesLicense:
    "Los paquetes y el código fuente de este servicio se rigen solo por la Licencia MIT, incluida en cada uno.",
  packagesLocal: "El decodificador no envía nada. El cliente solo llama a la dirección que usted le indique.",

  use: "Uso de la API",
  useFree:
    "La API es gratis y no necesita clave ni cuenta. Use la API y sus respuestas en programas y páginas web, también con fines comerciales. Consulte la <docs>documentación</docs>.",
  usePages:
    "No use las llamadas de nuestras propias páginas (informes de errores, recuentos de lo compartido, mensajes) ni las del operador.",

  limits: "Límites",
  limitsHeaders:
    "Las llamadas se limitan por dirección IP. Tras un estado 429, espere los segundos que indica {retryAfter}.",
  limitsFair:
    "No eluda los límites ni perturbe el servicio. Para listas, use {batch}. Para grandes cantidades, use el decodificador, que no tiene límite.",

  data: "Datos",
  dataStored:
    "Guardamos las consultas y los informes como indica nuestra <privacy>política de privacidad</privacy>. No envíe nada que identifique a una persona, salvo los nombres de un informe. Avise a sus usuarios que recibimos los números de serie.",

  answers: "Compartir respuestas",
  answersHonest: "Cuando otras personas vean las respuestas o confíen en ellas:",
  answersAll: "muestre todas las fechas posibles o diga que hay más",
  answersCertainty: "no presente como seguras las respuestas inciertas",
  answersModel: "conserve la indicación “Con ayuda de IA”",
  answersName: "no dé a entender que nosotros o un fabricante respaldamos su producto",

  availability: "Disponibilidad",
  availabilityNone: "No prometemos que la API esté disponible ni que lo siga estando.",
  availabilityStable:
    "Pueden agregarse códigos y campos en cualquier momento: ignore los que no conozca. Anunciamos aquí los cambios incompatibles con 30 días de anticipación, a menos que la seguridad los exija antes.",

  liability: "Garantía y responsabilidad",
  liabilityAsIs:
    "Hasta donde la ley lo permita, la API se ofrece “tal cual”, sin garantía de ningún tipo. No respondemos por daños derivados de usarla, de no poder usarla o de confiar en una respuesta.",
  liabilityMandatory:
    "Estos términos no limitan la responsabilidad que la ley no permite limitar, como por dolo, negligencia grave, muerte o lesiones.",

  blocking: "Bloqueo",
  blockingWhen: "Podemos bloquear a quien incumpla estos términos o ponga en peligro el servicio.",

  law: "Ley aplicable y cambios",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos y del estado de nuestra sede. Se aplican también las normas obligatorias del lugar donde usted vive. Si las versiones en otros idiomas difieren, prevalece la inglesa hasta donde esas normas lo permitan.",
  lawChanges:
    "Anunciamos aquí los cambios sustanciales con 30 días de anticipación. Si una parte no es válida, el resto sigue en vigor.",

  contact: "Contacto",
  contactReach:
    "Si lo bloqueamos o necesita límites más altos, escríbanos {mail, select, yes {a {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",
};
