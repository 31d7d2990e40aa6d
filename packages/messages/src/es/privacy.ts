import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Política de privacidad | Heater Age",
  metaDescription:
    "Qué guarda Heater Age cuando usted consulta un número de serie, crea un informe o nos escribe, durante cuánto tiempo, y cómo pedir que se borre.",
  title: "Política de privacidad",
  intro:
    "Aquí puede consultar un calentador de agua sin tener una cuenta y sin decirnos quién es. Esta página explica qué se guarda cuando lo hace, durante cuánto tiempo y cómo pedir que se borre.",

  who: "Quién es responsable",
  whoOperator:
    "“Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}. Decidimos qué se guarda y somos responsables de ello. Puede comunicarse con nosotros {mail, select, yes {por correo electrónico en {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",
  whoBasis:
    "Cuando la ley exige una base jurídica, como hace el Reglamento General de Protección de Datos (RGPD), es la siguiente: respondemos a consultas, informes y mensajes porque usted nos lo pide (artículo 6, apartado 1, letra b). Guardamos las consultas, limitamos las solicitudes e investigamos los errores porque tenemos un interés legítimo en que el servicio sea correcto, funcione y no se use de forma abusiva (artículo 6, apartado 1, letra f). Lo que requiere su consentimiento solo se hace con él (artículo 6, apartado 1, letra a).",

  checks: "Consultas de números de serie",
  checksStored:
    "Cuando envía una consulta, guardamos la marca, el número de serie, el número de modelo si lo indicó, la fecha y la antigüedad que leímos, y el momento de la consulta. Con estos datos encontramos errores en nuestras reglas y vemos qué marcas faltan. Mientras escribe, su navegador lee el número por sí solo.",
  checksAnonymous:
    "Nada de lo que así se guarda dice quién es usted: no incluye nombre, dirección de red ni nada que identifique su dispositivo. Pero un número de serie pertenece a un solo calentador, y quien sepa de quién es ese calentador podría relacionar ambas cosas. Por eso borramos estos datos después de un tiempo.",
  checksScan:
    "Cuando escanea una placa con la cámara o desde una foto, su navegador la lee en su dispositivo. La foto nunca se envía y desaparece al cerrar el escáner. Puede comprobarlo: en el panel de red de las herramientas de desarrollo de su navegador verá que un escaneo solo descarga archivos de este sitio y que, una vez descargados, funciona en modo avión.",
  checksAddress:
    "La dirección de una página con un resultado contiene lo que escribió, para que pueda volver a cargarla o guardarla. Permanece en el historial de su navegador. Al navegador se le indica que no la transmita a otros sitios, y no llega a nuestros registros. Una consulta que su navegador responde por sí solo, porque la red o nuestro servicio no funcionan, no se guarda.",

  reports: "Informes de diagnóstico",
  reportsStored:
    "Un informe de diagnóstico solo se guarda si usted lo pide. Contiene la marca, el número de serie, el número de modelo, las fechas que pueden significar y el momento de la consulta. Puede leerlo cualquiera que tenga su dirección. La dirección no se puede adivinar, y se indica a los buscadores que no la incluyan.",
  reportsDelete:
    "Con el informe recibe un enlace que lo borra. Ese enlace solo lo mostramos una vez. Cuando se borra un informe, su contenido se elimina de forma definitiva. Solo su número permanece durante un tiempo, para que en su dirección se pueda leer qué pasó con él.",

  contact: "Mensajes que nos envía",
  contactStored:
    "Si nos escribe, guardamos su nombre, su correo electrónico, su teléfono si lo indicó, el asunto, el mensaje, el idioma de la página y el momento. Usamos estos datos para responderle y para nada más. El mensaje también puede enviarse a nuestro buzón, donde lo conservamos mientras el asunto lo requiera.",

  correctionsStored:
    "Si nos envía la fecha impresa en un calentador, guardamos la marca, el número de serie, la fecha, dónde figura, su nota si escribió una, el idioma de la página y la hora, junto con lo que leímos en el número. Con ello probamos y corregimos nuestras reglas. No se guarda ningún nombre, ninguna foto ni ninguna dirección de red; no ponga esos datos en la nota.",

  errors: "Informes de errores",
  errorsStored:
    "Si algo falla en la página, su navegador nos lo comunica para que podamos corregirlo: el error y el lugar de nuestro código donde ocurrió, la dirección de la página, la solicitud que falló, el tipo de navegador, el tamaño de la ventana, el idioma, el momento y un número aleatorio que vincula los errores de una misma visita. Si describe lo que estaba haciendo, también recibimos eso.",
  errorsMasked:
    "Antes de guardar cualquiera de estos datos, los correos electrónicos, los teléfonos, otros números largos y los números de serie indicados como tales se sustituyen por marcadores. No incluya nombres en su descripción.",

  network: "Direcciones de red y registros",
  networkLimits:
    "Cada solicitud trae la dirección de red (IP) a la que va la respuesta. Contamos cuántas solicitudes llegan de una dirección, para que nadie pueda sobrecargar el servicio. Para ello, la dirección se mantiene en memoria durante un minuto, y durante una hora después de un mensaje enviado con el formulario de contacto o de una fecha impresa que nos envíe. Nunca se guarda en nuestra base de datos.",
  networkLogs:
    "Nuestros registros contienen el momento, qué página o función se solicitó, si funcionó y cuánto tardó. No contienen direcciones de red ni nada de lo que usted escribió. Quienes proporcionan la red y los servidores también ven su dirección, como en cualquier sitio web.",

  browser: "Almacenamiento en su navegador",
  browserIntro:
    "El servicio no usa cookies propias ni rastrea su actividad de un sitio a otro. Lo siguiente permanece en su navegador, donde puede borrarlo en cualquier momento:",
  browserLanguage: "el idioma que eligió;",
  browserReports: "los enlaces que borran los informes que ha creado;",
  browserTyped: "lo que ha escrito, hasta que cierre la pestaña, para que no se pierda nada;",
  browserSession: "el número aleatorio de los informes de errores, hasta que cierre la pestaña;",
  browserConsent: "su respuesta, si se le pidió su consentimiento.",

  counts: "Recuentos y uso compartido",
  countsNumbers:
    "Contamos cuántas consultas se hacen cada día por marca y por antigüedad del calentador, cuántos errores hubo y con qué frecuencia se usa cada forma de compartir. Son simples cifras que no se pueden vincular con nadie, y las conservamos.",
  countsSharing:
    "Si comparte una página o un resultado, el servicio que elija se abre en su propia ventana y recibe la dirección y el texto que usted comparte. Antes no se carga nada de esos servicios.",

  services: "Servicios de terceros",
  servicesIntro:
    "No vendemos datos ni mostramos publicidad. Los proveedores de servidores y de correo electrónico trabajan por encargo nuestro. Aparte de ellos, los siguientes servicios solo se usan si están configurados para este sitio web. Pueden tratar datos en otros países, entre ellos los Estados Unidos.",
  servicesAnalytics:
    "Estadísticas de visitas, si están configuradas (actualmente: {analytics, select, no {no} other {{analytics}}}): un servicio de análisis cuenta qué páginas se abren y eventos como el envío de una consulta. Nunca recibe un número de serie ni de modelo, ni la parte de una dirección que sigue al signo de interrogación. Ve su dirección de red, como todo servidor al que accede su navegador. Cuando se necesita su consentimiento, como en el caso de Google Analytics, que usa cookies, no se envía nada antes de que usted lo haya dado, y puede retirarlo al final de esta página. Una señal “Global Privacy Control” de su navegador cuenta como un no.",
  servicesCaptcha:
    "Protección contra robots, si está configurada (actualmente: {captcha, select, yes {sí} other {no}}): la página de contacto carga reCAPTCHA de Google. Google recibe entonces su dirección de red y datos sobre su navegador, y puede usar cookies. A Google solo le preguntamos si se superó la prueba.",
  servicesModel:
    "Datos de modelos procedentes de un modelo de lenguaje, si está configurado: la marca y el número de un modelo que no figure en nuestros propios datos pueden enviarse al proveedor de un modelo de lenguaje. El número de serie nunca se envía. Esos datos llevan la indicación “Con ayuda de IA”.",

  keep: "Cuánto tiempo se conservan los datos",
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
  keepRepeats: "Respuestas a solicitudes que un navegador o programa puede repetir, cifradas",
  keepRepeatsTime: "{repeats, plural, one {# día} many {# de días} other {# días}}",
  keepNetwork: "Direcciones de red, solo en memoria",
  keepNetworkTime: "Un minuto; con mensajes y fechas impresas, una hora",
  keepCounts: "Recuentos",
  keepCountsTime: "De forma permanente: no se pueden vincular con nadie",
  keepBackups:
    "Se hacen copias de seguridad por si se pierde la base de datos. Lo que se borró desaparece también de ellas, a más tardar cuando haya pasado otra vez el mismo tiempo.",

  rights: "Sus derechos y cómo pedir que se borren datos",
  rightsList:
    "Puede preguntarnos qué datos tenemos sobre usted y pedir que se corrijan, se borren o se le entreguen. Puede oponerse a que los usemos y retirar un consentimiento para el futuro. No cuesta nada y no tiene que dar ningún motivo. Para que encontremos los datos correctos, indíquenos:",
  rightsCheck: "para una consulta: la marca, el número de serie y aproximadamente cuándo la hizo;",
  rightsReport:
    "para un informe cuyo enlace de borrado ya no tenga: la dirección del informe. Con el enlace no hace falta que nos lo pida;",
  rightsMessage: "para un mensaje: el correo electrónico que indicó;",
  rightsCorrection: "para una fecha impresa: la marca, el número de serie y aproximadamente cuándo la envió;",
  rightsError: "para un informe de error: el ID del error que se mostró.",
  rightsReach:
    "Escríbanos {mail, select, yes {a {email} o } other {}}mediante el <contact>formulario de contacto</contact>. Respondemos en el plazo de un mes. También puede presentar una reclamación ante la autoridad de protección de datos del lugar donde vive.",

  changes: "Menores y cambios en esta política",
  changesChildren:
    "Este sitio web no está dirigido a menores de 13 años, y no guardamos a sabiendas ningún dato sobre ellos.",
  changesNotice:
    "Cuando cambia lo que hacemos, cambia también esta página, así como la fecha que figura arriba. Si un cambio afecta a datos que ya tenemos, lo anunciamos en este sitio web con 30 días de antelación.",
};
