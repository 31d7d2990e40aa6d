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
  btus: "Puissance (BTU)",
  warranty: "Garantie",
  features: "Caractéristiques",
  source: "Source",
  fromCatalogue: "Notre liste de modèles, tirée des documents des fabricants et de registres publics.",
  fromNumber: "Lu dans le numéro de modèle lui-même.",
  fromLanguageModel:
    "Ces données viennent d’un modèle de langage. Elles peuvent être fausses : comparez-les avec la plaque de l’appareil.",
  enhanced: "Complété par l’IA",
  estimated: "Une partie est une estimation. Comparez avec la plaque de l’appareil.",
  withoutOptions: "Répertorié sous {model}, sans les options à la fin de votre numéro.",
  sureHigh: "Très sûr.",
  sureMedium: "Assez sûr.",
  sureLow: "Incertain.",
  statusActive: "En cours",
  statusExpired: "Expirée",
  warrantyLeft:
    "{years, plural, one {encore # an environ} many {encore # d’ans environ} other {encore # ans environ}}",
  warrantyOver: "durée écoulée",
  warrantyOpen: "en cours ou expirée : la date n’est pas connue assez précisément pour le dire.",
  warrantyDecides:
    "Comptée à partir de la fabrication. C’est la date d’installation qui fait foi : cherchez la facture ou l’enregistrement.",
  notFound: "Pas de caractéristiques techniques pour {model}",
  notFoundText:
    "Notre base de données ne contient pas les caractéristiques détaillées de ce numéro de modèle.",
  notFoundHelp: "Demandez les caractéristiques détaillées au fabricant.",
  failed: "Informations sur le modèle introuvables",
  retry: "Chercher à nouveau",
};
