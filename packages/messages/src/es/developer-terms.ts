import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Términos para desarrolladores | Heater Age",
  metaDescription:
    "Qué puede hacer con la API y los paquetes de Heater Age: se aceptan programas y uso comercial, dentro de ciertos límites y sin garantía.",
  title: "Términos para desarrolladores",
  intro:
    "En resumen: los paquetes son software libre. Los programas pueden llamar a la API dentro de sus límites, también con fines comerciales.",

  scope: "Qué abarcan estos términos",
  scopeParts:
    "Abarcan la API, es decir, todo lo que está bajo {api} en este sitio web, y los paquetes {decoder} y {client}. Las páginas del sitio tienen sus propios <terms>términos de servicio</terms>. “Nosotros” es {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  packages: "Los paquetes",
  packagesLicense:
    "Los paquetes y el código fuente de este servicio tienen la Licencia MIT, incluida en cada uno. Puede usarlos, modificarlos, distribuirlos y venderlos si conserva el aviso de derechos de autor y de licencia. Solo esa licencia rige para ellos. Las secciones siguientes tratan de la API.",
  packagesLocal:
    "El decodificador se ejecuta dentro de su programa, no envía nada y no limita las llamadas. El cliente solo llama a la dirección que usted le indique.",

  use: "Uso de la API",
  useFree:
    "La API es gratis y no necesita clave ni cuenta. Puede llamarla desde programas y páginas web y crear productos con sus respuestas, también comerciales. Consulte la <docs>documentación de la API</docs>.",
  usePages:
    "No use las llamadas de nuestras propias páginas: informes de errores, recuentos de lo compartido y mensajes. Las llamadas con token del operador son solo para el operador.",

  limits: "Límites",
  limitsHeaders:
    "Las llamadas se limitan por dirección. Los encabezados {rateLimit} muestran cuántas quedan. Después de un estado 429, espere los segundos que indica {retryAfter}.",
  limitsFair:
    "No eluda los límites, por ejemplo repartiendo las llamadas entre muchas direcciones, ni perturbe el servicio. Para listas de números de serie, use {batch}. Para grandes cantidades, use el paquete del decodificador, que no tiene límite.",

  data: "Qué guardamos",
  dataStored:
    "Una consulta por la API se guarda como una del sitio web, y un informe se guarda hasta que se borra. Consulte la <privacy>política de privacidad</privacy>. No envíe nada que identifique a una persona. Si otras personas usan su programa, dígales que nos envía números de serie.",

  answers: "Cómo mostrar las respuestas",
  answersHonest: "Cuando otras personas vean las respuestas o confíen en ellas:",
  answersAll: "muestre todas las fechas posibles o diga que hay más",
  answersCertainty: "no presente como seguras las respuestas inciertas",
  answersModel: "conserve la indicación en los datos obtenidos con ayuda de IA",
  answersName: "no dé a entender que nosotros o un fabricante de calentadores respaldamos su producto",

  availability: "Disponibilidad y cambios de la API",
  availabilityNone: "No prometemos que la API esté siempre disponible ni cuánto tiempo existirá.",
  availabilityStable:
    "Los códigos y los nombres de campos no cambian. Pueden agregarse otros en cualquier momento: ignore lo que su programa no conozca. Anunciamos aquí con 30 días de anticipación los cambios incompatibles, a menos que la seguridad los exija antes.",

  liability: "Sin garantía; responsabilidad",
  liabilityAsIs:
    "Hasta donde la ley lo permita, la API se ofrece “tal cual”, sin garantía de ningún tipo. No respondemos por daños derivados de usarla, de no poder usarla o de confiar en una respuesta. Si una fecha es importante, confírmela con el fabricante.",
  liabilityMandatory:
    "Estos términos no limitan la responsabilidad que la ley no permite limitar, como la derivada de dolo, negligencia grave o daños a la vida, la integridad física o la salud.",

  blocking: "Bloqueo",
  blockingWhen:
    "Podemos bloquear a quien incumpla estos términos o ponga en peligro el servicio. Si lo bloqueamos y no sabe por qué, escríbanos.",

  law: "Ley aplicable y cambios en estos términos",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos. En lo que esas leyes dejan a los estados, se aplican las del estado de nuestra sede. Esto no afecta a las normas obligatorias del lugar donde usted vive. Si las versiones en otros idiomas difieren, decide la inglesa hasta donde esas normas lo permitan.",
  lawChanges:
    "Anunciamos aquí los cambios sustanciales 30 días antes de que entren en vigor. Si una parte no es válida, el resto sigue en vigor.",

  contact: "Contacto",
  contactReach:
    "Escríbanos {mail, select, yes {a {email} o } other {}}mediante el <contact>formulario de contacto</contact>, también si necesita límites más altos.",
};
