import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contacto | Heater Age",
  metaDescription:
    "Pregunte por la antigüedad de su calentador de agua, avísenos de un número de serie que no podamos leer o pida ayuda con la herramienta. Respondemos en 24 horas.",
  backHome: "Volver al inicio",
  title: "Contacto",
  intro:
    "¿Tiene preguntas sobre la antigüedad de su calentador de agua o necesita ayuda con la herramienta? Con gusto le ayudamos.",
  direct: "También puede escribir a {email}.",
  formTitle: "Envíenos un mensaje",
  required: "campo obligatorio",
  name: "Nombre y apellido",
  email: "Correo electrónico",
  phone: "Teléfono",
  subject: "Asunto",
  message: "Mensaje",
  trap: "Deje este campo vacío",
  captcha: "Aquí se integrará reCAPTCHA.",
  captchaUnticked: "Confirme que no es un robot.",
  captchaMissing:
    "No se puede cargar reCAPTCHA. Revise su conexión o permita que esta página lo cargue, e inténtelo de nuevo.",
  send: "Enviar mensaje",
  sending: "Enviando…",
  privacy:
    "Usamos lo que escriba aquí para responderle, y para nada más. <link>Política de privacidad</link>",
  nameShort: "El nombre debe tener al menos 2 caracteres",
  emailInvalid: "Escriba un correo electrónico válido",
  subjectShort: "El asunto debe tener al menos 5 caracteres",
  messageShort: "El mensaje debe tener al menos 10 caracteres",
  sentTitle: "¡Mensaje recibido!",
  sentText: "Gracias por escribirnos. Le responderemos en un plazo de 24 horas.",
  failedTitle: "Error",
  failedText:
    "Hubo un problema al enviar su mensaje. Inténtelo de nuevo o comuníquese con nosotros directamente.",
  offline: "No tiene conexión. Lo que escribió se queda aquí; envíelo cuando vuelva a tener conexión.",
};
