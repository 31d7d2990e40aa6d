import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Términos para desarrolladores | Heater Age",
  metaDescription:
    "Qué puede hacer con la API de Heater Age y sus paquetes: los programas y el uso comercial son bienvenidos, dentro de ciertos límites y sin garantía.",
  title: "Términos para desarrolladores",
  intro:
    "Estos términos son para quienes escriben programas. En resumen: los paquetes son software libre, y los programas pueden llamar a la API, también con fines comerciales, siempre que respeten sus límites.",

  scope: "De qué tratan estos términos",
  scopeParts:
    "Tratan de la interfaz de programación (API), es decir, todo lo que está bajo {api} en la dirección de este sitio web, y de los paquetes {decoder} y {client}. Las páginas del sitio web tienen sus propios <terms>términos de servicio</terms>. “Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  packages: "Los paquetes",
  packagesLicense:
    "Los paquetes y el código fuente de este servicio se distribuyen bajo la Licencia MIT, que está incluida en cada uno de ellos. Usted puede usarlos, modificarlos, redistribuirlos y venderlos, siempre que conserve el aviso de derechos de autor y de licencia. Para ellos rige únicamente esa licencia; las secciones siguientes se refieren a la API.",
  packagesLocal:
    "El decodificador funciona donde se ejecuta su programa: no envía nada a ninguna parte y no limita el número de llamadas. El cliente solo llama a la dirección que usted le indique.",

  use: "Uso de la API",
  useFree:
    "La API no cuesta nada y no necesita clave ni cuenta. Puede llamarla desde programas y páginas web y desarrollar productos a partir de sus respuestas, también comercialmente. Sus llamadas se describen en la <docs>documentación de la API</docs>.",
  usePages:
    "Las llamadas que corresponden a nuestras propias páginas, para informes de errores, recuento de contenidos compartidos y mensajes, no son para otros programas. Las partes que exigen el token del operador son solo para el operador.",

  limits: "Límites",
  limitsHeaders:
    "El número de llamadas desde una misma dirección es limitado. Las respuestas indican en sus encabezados {rateLimit} cuántas quedan. Después de una respuesta con el estado 429, espere tantos segundos como indique {retryAfter}.",
  limitsFair:
    "No eluda los límites, por ejemplo repartiendo las llamadas entre muchas direcciones, y no perturbe el servicio para los demás. Para listas de números de serie existe {batch}; para grandes cantidades use el paquete del decodificador, que no tiene límite.",

  data: "Qué se guarda",
  dataStored:
    "Una consulta a través de la API se guarda igual que una hecha en el sitio web, y un informe se conserva hasta que se borra. La <privacy>política de privacidad</privacy> explica qué significa eso. No envíe nada que revele quién es una persona. Si otras personas usan su programa, dígales que nos envía números de serie.",

  answers: "Difusión de las respuestas",
  answersHonest: "Cuando haya personas que vean las respuestas o confíen en ellas:",
  answersAll: "muestre todas las fechas posibles si hay varias, o diga que hay más;",
  answersCertainty: "no presente como seguro lo que la respuesta califica de incierto;",
  answersModel: "conserve la indicación en los datos obtenidos con ayuda de IA;",
  answersName:
    "no dé la impresión de que nosotros, o un fabricante de calentadores de agua, aprobamos su producto.",

  availability: "Disponibilidad y cambios de la API",
  availabilityNone: "No prometemos que la API esté siempre disponible ni por cuánto tiempo existirá.",
  availabilityStable:
    "Los códigos y los nombres de los campos se mantienen como están. Pueden añadirse otros en cualquier momento, así que su programa debe ignorar lo que no conozca. Un cambio que haga fallar los programas se anuncia en esta página con 30 días de antelación, salvo que la seguridad lo exija antes.",

  liability: "Ausencia de garantía y responsabilidad",
  liabilityAsIs:
    "En la medida en que la ley lo permita, la API se ofrece “tal cual”, sin garantía de ningún tipo, y no somos responsables de los daños que se deriven de usarla, de no poder usarla o de confiar en una respuesta. Si una fecha es importante, compruébela con el fabricante.",
  liabilityMandatory:
    "Nada en estos términos limita una responsabilidad que la ley no permita limitar, como la derivada de dolo, negligencia grave o daños a la vida, la integridad física o la salud.",

  blocking: "Bloqueo",
  blockingWhen:
    "Podemos bloquear a quienes no cumplan estos términos o pongan en peligro el servicio. Si se le ha bloqueado y no sabe por qué, escríbanos.",

  law: "Ley aplicable y cambios en estos términos",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos y, en lo que estas dejen a los estados, por las leyes del estado en el que tenemos nuestra sede. Las normas imperativas del lugar donde usted vive no se ven afectadas. Si las versiones en distintos idiomas difieren, prevalece la inglesa en la medida en que esas normas lo permitan.",
  lawChanges:
    "Anunciamos los cambios sustanciales de estos términos en esta página 30 días antes de que entren en vigor. Si una parte no es válida, el resto sigue en vigor.",

  contact: "Contacto",
  contactReach:
    "Escríbanos {mail, select, yes {a {email} o } other {}}mediante el <contact>formulario de contacto</contact>, también si los límites no le bastan.",
};
