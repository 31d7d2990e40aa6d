import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Términos de servicio | Heater Age",
  metaDescription:
    "Qué hace el sitio web Heater Age, hasta qué punto puede confiar en sus respuestas y qué puede hacer con ellas.",
  title: "Términos de servicio",
  intro: "Estos términos rigen el uso de este sitio web.",

  acceptance: "Aceptación de los términos",
  acceptanceUse:
    "Al usar este sitio web, usted acepta estos términos. Si no está de acuerdo, le pedimos que no lo use. “Nosotros” es {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  description: "Descripción del servicio",
  descriptionWhat:
    "El servicio lee el número de serie de un calentador de agua y muestra cuándo se fabricó, su antigüedad y qué hacer. Cuando puede, agrega datos del modelo. Crea informes que puede imprimir y compartir. Es gratis y no requiere cuenta.",
  descriptionChange:
    "Podemos ampliar el servicio, cambiarlo o terminarlo. No prometemos que esté siempre disponible.",

  license: "Licencia de uso y restricciones",
  licenseGrant:
    "Puede usar este sitio web mientras cumpla estos términos. Esta licencia es no exclusiva, intransferible y revocable. El servicio es solo para uso personal y no comercial.",
  licensePersonal:
    "Consultar a mano, uno por uno, los calentadores que tiene delante es uso personal. Eso incluye su trabajo de plomero, inspector o técnico. Vender las respuestas o integrarlas en un producto o servicio propio no es uso personal.",
  licenseNot: "No está permitido:",
  licenseBots: "usar bots, programas de extracción de datos u otros programas en este sitio web",
  licenseRequests: "hacer solicitudes en exceso o eludir nuestros límites",
  licenseCopy: "copiar el sitio web o grandes partes de él y publicarlo como propio",
  licenseNotices: "quitar las indicaciones de fuente, antigüedad o certeza de lo que comparta",
  licenseDevelopers:
    "Los programas pueden usar nuestra API y nuestros paquetes de software según los <developers>términos para desarrolladores</developers>.",

  accuracy: "Exactitud de la información",
  accuracyRules:
    "Nuestras reglas para las fechas vienen de fabricantes, organismos oficiales y profesionales. Muchos fabricantes nunca publicaron las suyas, las cambiaron o repiten códigos después de unos años. Una respuesta puede estar mal o ser una de varias fechas posibles. Mostramos qué tan segura es una regla y su fuente. Si una fecha es importante, confírmela con el fabricante.",
  accuracyAge:
    "La fecha indica cuándo se fabricó un calentador, no cuándo se instaló ni su estado. Solo el fabricante puede decir si hay garantía. Los datos de modelos pueden estar incompletos o desactualizados. Los que dicen “Con ayuda de IA” vienen de un modelo de lenguaje y exigen especial cuidado.",

  advice: "Asesoramiento profesional",
  adviceGeneral:
    "Esta es información general. No reemplaza la inspección de un plomero o técnico con licencia. No es asesoría sobre seguridad, seguros, garantías ni la compra de una casa.",
  adviceSafety:
    "El gas, la electricidad y el agua caliente a presión pueden herir y matar. Deje los trabajos en un calentador de agua a un profesional con licencia. Si huele a gas, salga del edificio y llame desde afuera a su compañía de gas o a emergencias.",

  conduct: "Conducta del usuario",
  conductList: "Al usar el sitio web, no está permitido:",
  conductLaw: "infringir la ley ni los derechos de otras personas",
  conductSystems: "entrar en sistemas o datos que no son para usted, ni perturbar o saturar el servicio",
  conductCode: "enviar código dañino ni datos personales de otros sin su consentimiento",
  conductMessages: "usar el formulario de contacto para publicidad, amenazas o engaños",
  conductMislead:
    "usar un resultado o informe para engañar a alguien, por ejemplo sobre la antigüedad de un calentador en una venta",

  property: "Propiedad intelectual",
  propertyOurs:
    "Los textos, dibujos y el diseño de este sitio web son nuestros o de quienes nos dieron licencia. Puede imprimir, guardar y compartir resultados e informes para sus propios fines. Nuestros paquetes de software tienen su propia licencia, indicada en los <developers>términos para desarrolladores</developers>.",
  propertyMakers:
    "Los nombres y marcas de los fabricantes son de sus dueños. Los usamos solo para identificar calentadores. Los fabricantes no han aprobado este sitio web ni tienen relación con él.",

  liability: "Exclusión de garantías y limitación de responsabilidad",
  liabilityAsIs:
    "Hasta donde la ley lo permita, el servicio se ofrece “tal cual” y “según disponibilidad”, sin garantía de ningún tipo, expresa o implícita. Esto incluye las garantías de comerciabilidad, idoneidad para un fin determinado, exactitud y no infracción de derechos.",
  liabilityLimit:
    "Hasta donde la ley lo permita, no respondemos por daños indirectos, incidentales, especiales o consecuentes, ni por pérdida de ganancias, datos o bienes. Esto vale para los daños derivados de usar el servicio, de no poder usarlo o de confiar en una respuesta.",
  liabilityMandatory:
    "Estos términos no limitan la responsabilidad que la ley no permite limitar, como la derivada de dolo, negligencia grave o daños a la vida, la integridad física o la salud. Tampoco limitan los derechos que la ley da a los consumidores.",

  indemnity: "Indemnización",
  indemnityClaims:
    "Si usted, por su culpa, incumple estos términos o la ley al usar el servicio, responde por las reclamaciones que eso cause contra nosotros. Eso incluye los costos razonables de nuestra defensa, hasta donde la ley lo permita.",

  termination: "Terminación",
  terminationYou: "Puede dejar de usar el sitio web cuando quiera, sin avisarnos.",
  terminationWe:
    "Si incumple estos términos, termina su derecho a usar el sitio web. Podemos bloquear su acceso, sin aviso cuando haga falta para proteger el servicio. Las secciones 4, 5, 7, 8, 9, 13 y 15 siguen vigentes.",

  third: "Servicios de terceros",
  thirdList: "Algunas partes del sitio web usan servicios de otras empresas, según los términos de ellas:",
  thirdAnalytics: "un servicio de estadísticas, si está configurado, que cuenta visitas y eventos",
  thirdCaptcha: "reCAPTCHA de Google en la página de contacto, si está configurado",
  thirdModel: "un modelo de lenguaje, si está configurado, para modelos que no tenemos registrados",
  thirdSharing: "las redes y los servicios de correo que elija al compartir",
  thirdLinks: "Enlazamos a otros sitios, como las fuentes. No respondemos por su contenido.",

  privacy: "Política de privacidad",
  privacyPart:
    "Nuestra <privacy>política de privacidad</privacy> explica qué guardamos, por cuánto tiempo y cómo borrarlo.",

  law: "Ley aplicable",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos. En lo que esas leyes dejan a los estados, se aplican las del estado de nuestra sede, sin sus normas sobre conflicto de leyes.",
  lawConsumers:
    "Si es consumidor, conserva la protección de las normas obligatorias de donde vive. Si las versiones en otros idiomas difieren, decide la inglesa hasta donde esas normas lo permitan.",

  changes: "Cambios en los términos",
  changesNotice:
    "Podemos cambiar estos términos. Avisamos de los cambios sustanciales en este sitio web 30 días antes de que entren en vigor. Los demás cambios entran en vigor al publicarse. Si usa el sitio web después de eso, acepta los términos nuevos.",
  changesDate: "Esta página muestra los términos vigentes en la fecha de arriba.",

  severability: "Divisibilidad",
  severabilityRest:
    "Si una parte de estos términos no es válida o no se puede hacer cumplir, el resto sigue en vigor. Lo que dispone la ley toma el lugar de esa parte.",

  contact: "Información de contacto",
  contactReach:
    "¿Preguntas sobre estos términos? Puede comunicarse con {named, select, yes {{company}} other {nosotros}} {mail, select, yes {por correo a {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",

  important: "Importante",
  importantEntire:
    "Estos términos son el acuerdo completo entre usted y nosotros sobre el uso de este sitio web. Reemplazan todo lo acordado o dicho antes al respecto.",
};
