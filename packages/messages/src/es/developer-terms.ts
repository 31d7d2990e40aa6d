import type { Messages } from "../catalog/shape.ts";

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
    "Guardamos las consultas y los informes como indica nuestra <privacy>política de privacidad</privacy>. No envíe nada que identifique a una persona. Avise a sus usuarios que recibimos los números de serie.",

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
