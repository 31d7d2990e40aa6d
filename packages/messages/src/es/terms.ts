import type { Messages } from "../catalog/shape.ts";

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
