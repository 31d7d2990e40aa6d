import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Política de privacidad | Heater Age",
  metaDescription:
    "Qué guarda Heater Age cuando usted consulta un número de serie, crea un informe o nos escribe, por cuánto tiempo y cómo borrarlo.",
  title: "Política de privacidad",
  intro:
    "Puede consultar un calentador de agua sin cuenta y sin decirnos quién es. Aquí explicamos qué guardamos, por cuánto tiempo y cómo borrarlo.",

  who: "Quién es responsable",
  whoOperator:
    "“Nosotros” es {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}. Decidimos qué se guarda y respondemos por ello. Puede escribirnos {mail, select, yes {por correo a {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",
  whoBasis:
    "Donde la ley exige una base legal, como el Reglamento General de Protección de Datos (RGPD), las nuestras son estas. Respondemos a consultas, informes y mensajes porque usted nos lo pide (artículo 6, apartado 1, letra b). Guardamos consultas, limitamos solicitudes e investigamos errores por un interés legítimo (artículo 6, apartado 1, letra f): un servicio correcto, que funcione y del que no se abuse. Lo que requiere su consentimiento solo se hace con él (artículo 6, apartado 1, letra a).",

  checks: "Consultas de números de serie",
  checksStored:
    "Con cada consulta que envía guardamos: marca, número de serie, número de modelo (si lo indicó), la fecha y la antigüedad que leímos, y la hora. Nos sirve para encontrar reglas equivocadas y marcas que faltan. Mientras escribe, el número no sale de su navegador.",
  checksAnonymous:
    "No guardamos su nombre, su dirección IP ni nada que identifique su dispositivo. Pero quien sepa de quién es el calentador podría relacionarlo. Por eso borramos estos datos después de un tiempo.",
  checksScan:
    "Los escaneos y fotos de etiquetas nunca salen de su dispositivo y desaparecen al cerrar el escáner. Para comprobarlo, escanee en modo avión cuando el escáner ya esté cargado.",
  checksShared:
    "Las fotos que comparte con la aplicación instalada también se quedan en su dispositivo. Si una llega por error a nuestro servidor, la descartamos sin leerla.",
  checksAddress:
    "La dirección de una página de resultado contiene lo que escribió, para que pueda recargarla o guardarla. Queda en el historial de su navegador. Le indicamos al navegador que no la pase a otros sitios y no la registramos. Las consultas hechas sin señal, o mientras nuestro servicio no funciona, esperan en su dispositivo hasta 30 días. Las guardamos cuando tenga conexión, con la hora en que las hizo.",

  reports: "Informes de diagnóstico",
  reportsStored:
    "Solo se guarda si usted lo pide: marca, número de serie, número de modelo, fechas posibles y hora de la consulta. Lo puede leer cualquiera que tenga el enlace. El enlace no se puede adivinar, y pedimos a los buscadores que lo omitan.",
  reportsDelete:
    "Usted recibe un enlace que borra el informe. Lo mostramos una sola vez. Al borrarlo, el contenido se elimina para siempre. Solo queda el número por un tiempo, para que su dirección pueda decir qué pasó.",

  contact: "Mensajes que nos envía",
  contactStored:
    "Cuando nos escribe guardamos: nombre, correo electrónico, teléfono (si lo indicó), asunto, mensaje, idioma de la página y hora. Lo usamos solo para responderle. Una copia puede llegar a nuestro buzón, donde la conservamos mientras el asunto lo requiera.",

  correctionsStored:
    "Cuando envía una fecha impresa guardamos: marca, número de serie, la fecha y dónde está impresa, su nota, idioma de la página, hora y nuestra lectura. Nos sirve para probar y corregir las reglas. No guardamos con ello ningún nombre, foto ni dirección IP: no los ponga en la nota.",

  errors: "Informes de errores",
  errorsStored:
    "Si una página falla, su navegador nos avisa para que la arreglemos. Guardamos: el error y su lugar en nuestro código, la dirección de la página, la solicitud que falló, navegador, tamaño de la ventana, idioma, hora y su descripción, si la agrega. Un número al azar relaciona los errores de una visita.",
  errorsMasked:
    "Antes de guardarlo, reemplazamos con marcadores los correos electrónicos, los teléfonos, otros números largos y los números de serie señalados como tales. No ponga nombres en su descripción.",

  network: "Direcciones IP y registros",
  networkLimits:
    "Cada solicitud llega con una dirección IP. Contamos las solicitudes por dirección para que nadie sature el servicio. Para eso tenemos la dirección en memoria un minuto, o una hora después de que envíe un mensaje o una fecha impresa. Nunca se guarda en nuestra base de datos.",
  networkLogs:
    "Nuestros registros contienen la hora, la página o función solicitada, si funcionó y cuánto tardó. No contienen direcciones IP ni nada de lo que escribió. Como en cualquier sitio web, nuestros proveedores de red y de servidores también ven su dirección.",

  browser: "Almacenamiento en su navegador",
  browserIntro:
    "No usamos cookies propias ni seguimos su actividad en otros sitios. Su navegador guarda esto, y usted puede borrarlo cuando quiera:",
  browserLanguage: "su idioma",
  browserReports: "los enlaces que borran sus informes",
  browserTyped: "lo que escribió, hasta que cierre la pestaña",
  browserHeaters:
    "los calentadores que guardó, con notas y fotos: nada de eso se envía, y puede borrarlo en la página “Mis calentadores”",
  browserSession: "el número al azar de los informes de errores, hasta que cierre la pestaña",
  browserKept: "una copia de este sitio, para que abra sin señal",
  browserWaiting: "las consultas hechas sin señal, hasta que se guarden",
  browserInstall:
    "cuántos resultados ha visto, hasta que le ofrecemos la aplicación, y que ya se la ofrecimos",
  browserConsent: "su respuesta, si le pedimos su consentimiento",

  counts: "Recuentos y compartir",
  countsNumbers:
    "Contamos las consultas de cada día por marca y antigüedad del calentador, los errores y cuántas veces se usa cada forma de compartir. Conservamos esos totales, que no se pueden relacionar con nadie.",
  countsSharing:
    "Cuando comparte, el servicio que elige se abre en su propia ventana y recibe la dirección y el texto que comparte. Antes no se carga nada de ese servicio.",

  services: "Servicios de terceros",
  servicesIntro:
    "No vendemos datos ni mostramos anuncios. Los proveedores de servidores y de correo trabajan por encargo nuestro. Los servicios de abajo solo funcionan si están configurados en este sitio web. Pueden procesar datos en otros países, incluidos los Estados Unidos.",
  servicesAnalytics:
    "Estadísticas de visitas (actualmente: {analytics, select, no {desactivadas} other {{analytics}}}): cuentan páginas vistas y eventos, como enviar una consulta. Nunca reciben un número de serie ni de modelo, ni la parte de una dirección después del signo de interrogación. Ven su dirección IP, como cualquier servidor. Donde se necesita consentimiento, como con Google Analytics y sus cookies, no se envía nada hasta que usted acepte. Puede retirarlo al final de esta página. Una señal Global Privacy Control cuenta como un no.",
  servicesCaptcha:
    "Protección contra bots (actualmente: {captcha, select, yes {activada} other {desactivada}}): carga reCAPTCHA de Google en la página de contacto. Google recibe entonces su dirección IP y datos de su navegador, y puede usar cookies. A Google solo le preguntamos si pasó la prueba.",
  servicesModel:
    "Si no conocemos un modelo, su marca y su número de modelo pueden enviarse al proveedor de un modelo de lenguaje. El número de serie nunca se envía. Esos datos llevan la indicación “Con ayuda de IA”.",

  keep: "Por cuánto tiempo guardamos los datos",
  keepIntro: "Los datos más antiguos se borran automáticamente.",
  keepChecks: "Consultas",
  keepChecksTime: "{checks, plural, one {# día} many {# de días} other {# días}}",
  keepReports: "Informes de diagnóstico",
  keepReportsTime:
    "Hasta que usted los borre, como máximo {reports, plural, one {# día} many {# de días} other {# días}}",
  keepMessages: "Mensajes que nos envía",
  keepMessagesTime: "{messages, plural, one {# día} many {# de días} other {# días}}",
  keepCorrections: "Fechas impresas que nos envió",
  keepCorrectionsTime: "{corrections, plural, one {# día} many {# de días} other {# días}}",
  keepErrors: "Informes de errores",
  keepErrorsTime: "{errors, plural, one {# día} many {# de días} other {# días}}",
  keepAnswers: "Respuestas de un modelo de lenguaje sobre modelos",
  keepAnswersTime: "{answers, plural, one {# día} many {# de días} other {# días}}",
  keepRepeats: "Respuestas cifradas, para solicitudes repetidas",
  keepRepeatsTime: "{repeats, plural, one {# día} many {# de días} other {# días}}",
  keepIds: "Identificadores al azar de consultas, para no guardar ninguna dos veces",
  keepIdsTime: "35 días",
  keepNetwork: "Direcciones IP, solo en memoria",
  keepNetworkTime: "1 minuto, o 1 hora después de un mensaje o una fecha impresa",
  keepCounts: "Recuentos",
  keepCountsTime: "Para siempre",
  keepBackups: "Lo borrado puede seguir en las copias de seguridad, como máximo otro tanto de tiempo.",

  rights: "Sus derechos y cómo borrar datos",
  rightsList:
    "Puede preguntar qué datos tenemos sobre usted y pedir que se corrijan, se borren o se le entreguen. Puede oponerse a que los usemos o retirar su consentimiento para el futuro. Es gratis y no tiene que dar un motivo. Para encontrar sus datos necesitamos:",
  rightsCheck: "para una consulta: la marca, el número de serie y más o menos cuándo la hizo",
  rightsReport: "para un informe: su dirección, a menos que tenga el enlace que lo borra",
  rightsMessage: "para un mensaje: el correo electrónico que indicó",
  rightsCorrection: "para una fecha impresa: la marca, el número de serie y más o menos cuándo la envió",
  rightsError: "para un informe de errores: el ID del error",
  rightsReach:
    "Escríbanos {mail, select, yes {a {email} o } other {}}mediante el <contact>formulario de contacto</contact>. Respondemos en un plazo de un mes. También puede presentar una queja ante la autoridad de protección de datos de donde vive.",

  changes: "Menores y cambios en esta política",
  changesChildren:
    "Este sitio web no está dirigido a menores de 13 años, y no guardamos a sabiendas nada sobre ellos.",
  changesNotice:
    "Cuando cambia lo que hacemos, actualizamos esta página y su fecha. Si un cambio afecta datos que ya tenemos, lo anunciamos en este sitio web con 30 días de anticipación.",
};
