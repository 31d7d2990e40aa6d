import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contacto | Heater Age",
  metaDescription:
    "Pregunte por la antigüedad de su calentador de agua o pida ayuda. Respondemos en 24 horas.",
  backHome: "Volver al inicio",
  title: "Contacto",
  intro:
    "¿Tiene preguntas sobre la antigüedad de su calentador de agua o necesita ayuda con la herramienta? Con gusto le ayudamos.",
  direct: "O escriba a {email}.",
  formTitle: "Envíenos un mensaje",
  required: "obligatorio",
  name: "Nombre y apellido",
  email: "Correo electrónico",
  phone: "Teléfono",
  subject: "Asunto",
  message: "Mensaje",
  trap: "Deje este campo vacío",
  captcha: "Se agregará una integración de reCAPTCHA.",
  captchaUnticked: "Confirme que no es un robot.",
  captchaMissing: "reCAPTCHA no se cargó. Revise su conexión o su bloqueador de contenido.",
  send: "Enviar mensaje",
  sending: "Enviando…",
  privacy: "Lo usamos solo para responderle. <link>Política de privacidad</link>",
  nameShort: "El nombre debe tener al menos 2 caracteres",
  emailInvalid: "Escriba un correo electrónico válido",
  subjectShort: "El asunto debe tener al menos 5 caracteres",
  messageShort: "El mensaje debe tener al menos 10 caracteres",
  sentTitle: "¡Mensaje recibido!",
  sentText: "Gracias por comunicarse con nosotros. Le responderemos en un plazo de 24 horas.",
  failedTitle: "Error",
  failedText:
    "Hubo un problema al enviar su mensaje. Inténtelo de nuevo o comuníquese con nosotros directamente.",
  offline: "Su mensaje se queda aquí. Envíelo cuando vuelva la conexión.",
};
