import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Términos de servicio | Heater Age",
  metaDescription:
    "Los términos de uso del sitio web Heater Age: qué hace, para qué sirve, hasta qué punto se puede confiar en sus respuestas y qué puede hacer con ellas.",
  title: "Términos de servicio",
  intro: "Estos términos regulan el uso de este sitio web. Son tan breves como pudimos hacerlos.",

  acceptance: "Aceptación de los términos",
  acceptanceUse:
    "Al usar este sitio web, usted acepta estos términos. Si no está de acuerdo con ellos, le pedimos que no lo use. “Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  description: "Descripción del servicio",
  descriptionWhat:
    "El servicio lee el número de serie de un calentador de agua y dice cuándo se fabricó, cuántos años tiene y qué conviene tener en cuenta. Cuando es posible, añade datos del modelo. Crea informes que usted puede imprimir y compartir. Es gratuito y no requiere una cuenta.",
  descriptionChange:
    "Podemos ampliar el servicio, modificarlo o ponerle fin. No prometemos que esté siempre disponible.",

  license: "Licencia de uso y restricciones",
  licenseGrant:
    "Usted puede usar este sitio web mientras cumpla estos términos. Esta licencia no es exclusiva, no es transferible y es revocable. El servicio es únicamente para uso personal y no comercial.",
  licensePersonal:
    "Consultar a mano, de uno en uno, los calentadores que tenga delante es uso personal, también cuando lo hace en su trabajo como plomero, inspector o técnico. Vender las respuestas, o hacerlas parte de un producto o servicio propio, no lo es.",
  licenseNot: "No está permitido:",
  licenseBots: "usar bots, programas de extracción de datos u otros programas en este sitio web;",
  licenseRequests: "enviar un número excesivo de solicitudes o eludir los límites fijados para ellas;",
  licenseCopy: "copiar el sitio web o grandes partes de él y publicarlos como propios;",
  licenseNotices: "eliminar las indicaciones de origen, antigüedad o certeza de lo que comparta con otros.",
  licenseDevelopers:
    "Los programas son bienvenidos en otro lugar: nuestra interfaz de programación (API) y nuestros paquetes de software tienen sus propios términos, los <developers>términos para desarrolladores</developers>.",

  accuracy: "Exactitud de la información",
  accuracyRules:
    "Las fechas se leen según reglas que reunimos de fabricantes, autoridades y profesionales del sector. Muchos fabricantes nunca han publicado sus reglas, las han cambiado o usan códigos que empiezan de nuevo al cabo de unos años. Una respuesta puede ser incorrecta, o ser una de varias fechas posibles. Indicamos con qué certeza se conoce una regla y de dónde procede. Si una fecha es importante, compruébela con el fabricante.",
  accuracyAge:
    "La fecha indica cuándo se fabricó un calentador, no cuándo se instaló ni en qué estado está. Corresponde al fabricante decir si una garantía está vigente. Los datos de los modelos pueden estar incompletos o desactualizados. Los que llevan la indicación “Con ayuda de IA” proceden de un modelo de lenguaje y requieren especial cuidado.",

  advice: "Asesoramiento profesional",
  adviceGeneral:
    "Lo que lee aquí es información general. No sustituye la inspección de un plomero o técnico con licencia, y no constituye asesoramiento sobre seguridad, seguros, garantías ni la compra de una vivienda.",
  adviceSafety:
    "El gas, la electricidad y el agua caliente a presión pueden causar lesiones y la muerte. Deje los trabajos en un calentador de agua en manos de un profesional con licencia. Si huele a gas, salga del edificio y llame desde afuera a su compañía de gas o a los servicios de emergencia.",

  conduct: "Conducta del usuario",
  conductList: "Al usar el sitio web, le pedimos abstenerse de:",
  conductLaw: "infringir la ley o los derechos de otras personas;",
  conductSystems:
    "intentar acceder a sistemas o datos que no están destinados a usted, o perturbar o sobrecargar el servicio;",
  conductCode: "enviar código dañino, o datos personales de otras personas sin su consentimiento;",
  conductMessages: "usar el formulario de contacto para publicidad, amenazas o engaños;",
  conductMislead:
    "usar un resultado o un informe para engañar a alguien, por ejemplo sobre la antigüedad de un calentador en una venta.",

  property: "Propiedad intelectual",
  propertyOurs:
    "Los textos, dibujos y el diseño de este sitio web nos pertenecen a nosotros o a quienes nos han concedido licencia sobre ellos. Usted puede imprimir, guardar y compartir resultados e informes para sus propios fines. Nuestros paquetes de software tienen su propia licencia, que se indica en los <developers>términos para desarrolladores</developers>.",
  propertyMakers:
    "Los nombres y las marcas de los fabricantes pertenecen a sus titulares. Los usamos solo para indicar de qué calentador se trata. Los fabricantes no han aprobado este sitio web ni tienen relación alguna con él.",

  liability: "Exclusión de garantías y limitación de responsabilidad",
  liabilityAsIs:
    "En la medida en que la ley lo permita, el servicio se ofrece “tal cual” y “según disponibilidad”, sin garantía de ningún tipo, expresa o implícita, incluidas las de comerciabilidad, idoneidad para un fin determinado, exactitud y no infracción de derechos de terceros.",
  liabilityLimit:
    "En la medida en que la ley lo permita, no somos responsables de daños indirectos, incidentales, especiales o consecuentes, ni de la pérdida de ganancias, datos o bienes, que se deriven de usar el servicio, de no poder usarlo o de confiar en una respuesta.",
  liabilityMandatory:
    "Nada en estos términos limita una responsabilidad que la ley no permita limitar, como la derivada de dolo, negligencia grave o daños a la vida, la integridad física o la salud, ni los derechos que la ley concede a los consumidores.",

  indemnity: "Indemnización",
  indemnityClaims:
    "Si alguien presenta una reclamación contra nosotros porque usted, por culpa suya, incumplió estos términos o la ley al usar el servicio, usted nos mantendrá indemnes de esa reclamación y de los gastos razonables de nuestra defensa, en la medida en que la ley lo permita.",

  termination: "Terminación",
  terminationYou: "Puede dejar de usar el sitio web en cualquier momento, sin avisarnos.",
  terminationWe:
    "Si incumple estos términos, termina su derecho a usar el sitio web. Podemos entonces bloquear su acceso, sin previo aviso cuando la protección del servicio lo requiera. Las secciones 4, 5, 7, 8, 9, 13 y 15 siguen aplicándose.",

  third: "Servicios de terceros",
  thirdList:
    "Algunas partes del sitio web dependen de servicios de terceros. A lo que estos hacen se aplican sus propios términos. Son:",
  thirdAnalytics: "un servicio de análisis, si está configurado, que cuenta visitas y eventos;",
  thirdCaptcha: "reCAPTCHA de Google en la página de contacto, si está configurado;",
  thirdModel:
    "un modelo de lenguaje, si está configurado, al que se pregunta por modelos que no figuran en nuestros propios datos;",
  thirdSharing: "las redes y los servicios de correo que usted elija cuando comparta algo.",
  thirdLinks:
    "El sitio web contiene enlaces a otros sitios, por ejemplo a fuentes. No respondemos de su contenido.",

  privacy: "Política de privacidad",
  privacyPart:
    "Qué guardamos, durante cuánto tiempo y cómo puede pedir que se borre se explica en nuestra <privacy>política de privacidad</privacy>.",

  law: "Ley aplicable",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos y, en lo que estas dejen a los estados, por las leyes del estado en el que tenemos nuestra sede, sin aplicar sus normas sobre conflicto de leyes.",
  lawConsumers:
    "Si usted es consumidor, conserva la protección que le otorgan las normas imperativas del lugar donde vive. Si las versiones de estos términos en distintos idiomas difieren, prevalece la inglesa en la medida en que esas normas lo permitan.",

  changes: "Cambios en los términos",
  changesNotice:
    "Podemos modificar estos términos. Los cambios sustanciales los anunciamos en este sitio web 30 días antes de que entren en vigor. Los demás cambios entran en vigor cuando se publican. Quien use el sitio web después de ello acepta los términos modificados.",
  changesDate: "Esta página muestra siempre los términos vigentes en la fecha que figura arriba.",

  severability: "Divisibilidad",
  severabilityRest:
    "Si una parte de estos términos no es válida o no se puede exigir su cumplimiento, el resto sigue en vigor. En lugar de esa parte se aplica lo que dispone la ley.",

  contact: "Información de contacto",
  contactReach:
    "Para preguntas sobre estos términos puede comunicarse con {named, select, yes {{company}} other {nosotros}} {mail, select, yes {por correo electrónico en {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",

  important: "Importante",
  importantEntire:
    "Estos términos constituyen la totalidad del acuerdo entre usted y nosotros sobre el uso de este sitio web. Sustituyen todo lo que se haya acordado o dicho antes al respecto.",
};
