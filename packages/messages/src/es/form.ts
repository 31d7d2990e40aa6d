import type { Messages } from "../catalog/shape.ts";

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Su calentador de agua",
  scan: "Escanear la etiqueta",
  scanPhoto: "Elegir una foto",
  scanMissing: "El escáner no se cargó. Revise su conexión o escriba el número.",
  brand: "Marca",
  required: "obligatorio",
  brandPrompt: "Elija una marca",
  brandsFirst: "Marcas más comunes",
  brandsMore: "Otras marcas y marcas propias de tiendas",
  brandsFound:
    "{count, plural, =0 {No se encontró ninguna marca} one {# marca encontrada} many {# de marcas encontradas} other {# marcas encontradas}}",
  brandsNone: "No hay ninguna marca con ese nombre. Elija “{other}” y las probaremos todas.",
  other: "Otra / no está en la lista",
  serial: "Número de serie",
  serialHelp: "Los espacios y guiones no importan.",
  where: "¿Dónde está?",
  whereText: "En la etiqueta de afuera, después de “Serial”, “Serial No.” o “S/N”.",
  modelToggle: "También tengo el número de modelo",
  model: "Número de modelo",
  modelHelp: "Opcional. Puede aclarar cuál fecha es la correcta.",
  submit: "Ver la antigüedad",
  submitting: "Consultando…",
  privacy:
    "Gratis y sin registro. Nada de lo que escriba sale de este dispositivo hasta que presione el botón.",
  photosStay: "Las fotos nunca salen de aquí.",
  brandRequired: "Elija la marca del calentador de agua",
  brandCharacters: "La marca solo puede contener letras minúsculas, números y guiones",
  serialRequired: "Escriba el número de serie",
  serialBlank: "El número de serie no puede estar vacío ni tener solo espacios",
  serialTooShort: "El número de serie debe tener al menos {shortest} caracteres",
  serialTooLong: "El número de serie no puede tener más de {longest} caracteres",
  serialCharacters: "El número de serie solo puede contener letras y números",
  serialInvalid:
    "Escriba un número de serie válido (de {shortest} a {longest} caracteres, solo letras y números)",
  modelLength: "El número de modelo, si lo escribe, debe tener entre 3 y 30 caracteres",
  modelInvalid: "Escriba un número de modelo válido (de 3 a 30 caracteres)",
  unavailableTitle: "No pudimos obtener la respuesta",
  unavailableText:
    "Se quedó sin conexión y falta una parte de esta página. Lo que escribió sigue aquí. La respuesta llegará cuando vuelva la conexión.",
  unavailableRetry: "Intentar de nuevo",
  change: "Cambiar",
};
