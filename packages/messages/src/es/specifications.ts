import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Su modelo",
  loading: "Buscando el modelo…",
  capacity: "Capacidad",
  type: "Tipo",
  efficiency: "Eficiencia",
  dimensions: "Dimensiones",
  weight: "Peso",
  btus: "BTU",
  warranty: "Garantía",
  features: "Características",
  source: "Fuente",
  fromCatalogue: "De documentos del fabricante y registros públicos.",
  fromNumber: "Según el número de modelo.",
  fromLanguageModel: "Lo escribió una IA y puede estar mal. Compárelo con la etiqueta.",
  enhanced: "Con ayuda de IA",
  estimated: "Una parte es estimada. Compárela con la etiqueta.",
  withoutOptions: "Aparece como {model}, sin las opciones del final.",
  sureHigh: "Certeza alta.",
  sureMedium: "Certeza media.",
  sureLow: "Certeza baja.",
  statusActive: "Vigente",
  statusExpired: "Vencida",
  warrantyLeft:
    "{years, plural, one {queda cerca de # año} many {quedan cerca de # de años} other {quedan cerca de # años}}",
  warrantyOver: "no queda ningún año",
  warrantyOpen: "Vigente o vencida, según la fecha exacta",
  warrantyDecides:
    "Contada desde la fecha de fabricación. La que decide es la de instalación: revise el recibo o el registro.",
  notFound: "No encontramos especificaciones de {model}",
  notFoundText: "No tenemos especificaciones detalladas de este número de modelo en nuestra base de datos.",
  notFoundHelp: "Pida las especificaciones detalladas al fabricante.",
  failed: "No encontramos información del modelo",
  retry: "Intentar de nuevo",
};
