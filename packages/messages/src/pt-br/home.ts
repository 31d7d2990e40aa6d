import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Qual é a idade do seu aquecedor de água? Consulta grátis pelo número de série",
  metaDescription:
    "Digite o número de série da etiqueta para ver quando seu aquecedor de água foi fabricado e o que fazer agora. Grátis e sem cadastro.",
  title: "Qual é a idade do seu aquecedor de água?",
  intro: "Escaneie a etiqueta ou digite o número de série.",
  steps: "Andamento",
  stepBrand: "Escolha a marca",
  stepDetails: "Informe os dados",
  stepResults: "Veja o resultado",
  stepDone: "{step}, pronto",
  whereTitle: "Onde fica a etiqueta?",
  brandsTitle: "Marcas atendidas",
};
