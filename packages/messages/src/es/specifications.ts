import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Su modelo",
  loading: "Buscando el número de modelo…",
  capacity: "Capacidad",
  type: "Tipo",
  efficiency: "Eficiencia",
  dimensions: "Dimensiones",
  weight: "Peso",
  btus: "Potencia (BTU)",
  warranty: "Garantía",
  features: "Características",
  source: "Fuente",
  fromCatalogue: "Nuestra lista de modelos, tomada de documentos de los fabricantes y registros públicos.",
  fromNumber: "Leído en el propio número de modelo.",
  fromLanguageModel:
    "Esto lo escribió un modelo de lenguaje. Puede ser incorrecto: compárelo con la etiqueta del calentador.",
  enhanced: "Con ayuda de IA",
  estimated: "Una parte es una estimación. Compárela con la etiqueta del calentador.",
  withoutOptions: "Figura como {model}, sin las opciones del final de su número.",
  sureHigh: "Certeza alta.",
  sureMedium: "Certeza media.",
  sureLow: "Certeza baja.",
  statusActive: "Vigente",
  statusExpired: "Vencida",
  warrantyLeft:
    "{years, plural, one {queda alrededor de # año} many {quedan alrededor de # de años} other {quedan alrededor de # años}}",
  warrantyOver: "ya no queda garantía",
  warrantyOpen: "vigente o vencida: la fecha no se conoce con suficiente exactitud para decirlo.",
  warrantyDecides:
    "Contada desde el día de fabricación. Lo que decide es el día de la instalación: busque el recibo o el registro.",
  notFound: "No se encontraron especificaciones de {model}",
  notFoundText: "No tenemos especificaciones detalladas de este número de modelo en nuestra base de datos.",
  notFoundHelp: "Pida al fabricante las especificaciones detalladas.",
  failed: "No se encontró información del modelo",
  retry: "Buscar de nuevo",
};
