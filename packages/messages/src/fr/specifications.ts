import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Votre modèle",
  loading: "Recherche du numéro de modèle…",
  capacity: "Capacité",
  type: "Type",
  efficiency: "Efficacité",
  dimensions: "Dimensions",
  weight: "Poids",
  btus: "BTU",
  warranty: "Garantie",
  features: "Caractéristiques",
  source: "Source",
  fromCatalogue: "D’après les documents des fabricants et des registres publics.",
  fromNumber: "D’après le numéro de modèle.",
  fromLanguageModel: "Texte écrit par une IA, peut-être faux. Comparez avec la plaque.",
  enhanced: "Complété par l’IA",
  estimated: "Une partie est estimée. Comparez avec la plaque.",
  withoutOptions: "Répertorié sous {model}, sans les options de la fin.",
  sureHigh: "Fiabilité élevée.",
  sureMedium: "Fiabilité moyenne.",
  sureLow: "Fiabilité faible.",
  statusActive: "En cours",
  statusExpired: "Expirée",
  warrantyLeft:
    "{years, plural, one {encore # an environ} many {encore # d’ans environ} other {encore # ans environ}}",
  warrantyOver: "durée écoulée",
  warrantyOpen: "En cours ou expirée, selon la date exacte",
  warrantyDecides:
    "Comptée depuis la fabrication. C’est l’installation qui décide : regardez la facture ou l’enregistrement.",
  notFound: "Caractéristiques introuvables pour {model}",
  notFoundText: "Notre base de données n’a pas les caractéristiques détaillées de ce numéro de modèle.",
  notFoundHelp: "Demandez les caractéristiques détaillées au fabricant.",
  failed: "Informations sur le modèle introuvables",
  retry: "Réessayer",
};
