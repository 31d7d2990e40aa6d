import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Termos para desenvolvedores | Heater Age",
  metaDescription:
    "O que você pode fazer com a API e os pacotes do Heater Age. Programas e uso comercial são bem-vindos, dentro dos limites e sem garantia.",
  title: "Termos para desenvolvedores",
  intro:
    "Em resumo: os pacotes são software livre. Programas podem chamar a API, também para fins comerciais, dentro dos limites.",
  scope: "O que estes termos cobrem",
  scopeParts:
    "Eles cobrem a API, que é tudo o que está em {api} neste site, e os pacotes {decoder} e {client}. As páginas do site têm seus próprios <terms>termos de uso</terms>. “Nós” somos {named, select, yes {{company}, responsável por publicar este site} other {o operador deste site}}.",
  packages: "Os pacotes",
  packagesLicense:
    "Os pacotes e o código-fonte deste serviço estão sob a licença MIT, incluída em cada um. Você pode usar, alterar, distribuir e vender, desde que mantenha o aviso de direitos autorais e a licença. Para eles vale só essa licença. As seções abaixo tratam da API.",
  packagesLocal:
    "O decodificador roda dentro do seu programa, não envia nada e não tem limite de chamadas. O cliente chama apenas o endereço que você informa.",
  use: "Uso da API",
  useFree:
    "A API é grátis e não exige chave nem conta. Você pode chamá-la de programas e páginas web e usar as respostas, também para fins comerciais. Veja a <docs>documentação da API</docs>.",
  usePages:
    "Não use as chamadas que pertencem às nossas páginas: relatos de erro, contagem de compartilhamentos e mensagens. Chamadas que exigem um token de operador são só para o operador.",
  limits: "Limites",
  limitsHeaders:
    "As chamadas são limitadas por endereço. Os cabeçalhos {rateLimit} mostram quantas restam. Depois de um status 429, espere os segundos que {retryAfter} indicar.",
  limitsFair:
    "Não contorne os limites, por exemplo espalhando chamadas por muitos endereços, e não atrapalhe o serviço. Para listas de números de série, use {batch}. Para grandes volumes, use o pacote do decodificador, que não tem limite.",
  data: "O que guardamos",
  dataStored:
    "Registramos uma consulta pela API como uma feita no site, e guardamos um relatório até que seja excluído. Veja a <privacy>política de privacidade</privacy>. Não envie nada que identifique uma pessoa. Se outras pessoas usam seu programa, avise que ele nos envia números de série.",
  answers: "Repasse das respostas",
  answersHonest: "Onde pessoas veem as respostas ou confiam nelas:",
  answersAll: "mostre todas as datas possíveis, ou diga que há outras",
  answersCertainty: "não apresente respostas incertas como certas",
  answersModel: "mantenha a marca dos dados complementados por IA",
  answersName: "não sugira que nós ou um fabricante de aquecedores aprovamos seu produto",
  availability: "Disponibilidade e mudanças da API",
  availabilityNone:
    "Não prometemos que a API esteja sempre disponível, nem por quanto tempo ela vai existir.",
  availabilityStable:
    "Códigos e nomes de campos não mudam. Outros podem surgir a qualquer momento; por isso, ignore o que seu programa não conhece. Avisamos aqui com 30 dias de antecedência sobre mudanças incompatíveis, a não ser que a segurança exija antes.",
  liability: "Ausência de garantia e responsabilidade",
  liabilityAsIs:
    "Até onde a lei permite, a API é fornecida “como está”, sem qualquer garantia. Não respondemos por danos causados por usá-la, por não poder usá-la ou por confiar em uma resposta. Se uma data for importante, confirme com o fabricante.",
  liabilityMandatory:
    "Estes termos não limitam a responsabilidade que a lei não permite limitar. Isso inclui dolo, culpa grave e danos à vida, ao corpo ou à saúde.",
  blocking: "Bloqueio",
  blockingWhen:
    "Podemos bloquear quem descumpre estes termos ou põe o serviço em risco. Se você foi bloqueado e não sabe por quê, escreva para nós.",
  law: "Lei aplicável e mudanças dos termos",
  lawStates:
    "Estes termos são regidos pelas leis dos Estados Unidos. Quando elas deixam uma questão aos estados, valem as leis do estado da nossa sede. As normas obrigatórias do lugar onde você mora não são afetadas. Se as versões em vários idiomas divergirem, vale a versão em inglês, até onde essas normas permitem.",
  lawChanges:
    "Avisamos aqui sobre mudanças relevantes 30 dias antes de entrarem em vigor. Se uma parte for inválida, o restante continua valendo.",
  contact: "Contato",
  contactReach:
    "Escreva para nós {mail, select, yes {em {email} ou } other {}}pelo <contact>formulário de contato</contact>, também se precisar de limites maiores.",
};
