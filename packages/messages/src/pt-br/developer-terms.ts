import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Termos para desenvolvedores | Heater Age",
  metaDescription: "O que você pode fazer com a API e os pacotes do Heater Age, também para fins comerciais.",
  title: "Termos para desenvolvedores",
  scope: "Abrangência",
  scopeParts:
    "Estes termos valem para a API (tudo em {api}) e os pacotes {decoder} e {client}. Para as páginas, veja os <terms>termos de uso</terms>. “Nós” somos {named, select, yes {{company}, responsável por publicar este site} other {o operador deste site}}.",
  packages: "Pacotes",
  packagesLicense:
    "Para os pacotes e o código-fonte deste serviço vale só a licença MIT, incluída em cada um.",
  packagesLocal: "O decodificador não envia nada. O cliente chama apenas o endereço que você informa.",
  use: "Uso da API",
  useFree:
    "A API é gratuita e não exige chave nem conta. Use a API e as respostas em programas e páginas web, também para fins comerciais. Veja a <docs>documentação</docs>.",
  usePages:
    "Não use as chamadas das nossas páginas (relatos de erro, contagem de compartilhamentos, mensagens) nem as do operador.",
  limits: "Limites",
  limitsHeaders:
    "As chamadas são limitadas por endereço IP. Depois de um status 429, espere os segundos que {retryAfter} indicar.",
  limitsFair:
    "Não contorne os limites nem atrapalhe o serviço. Para listas, use {batch}. Para grandes volumes, use o decodificador, que não tem limite.",
  data: "Dados",
  dataStored:
    "Guardamos consultas e relatórios conforme nossa <privacy>política de privacidade</privacy>. Não envie nada que identifique uma pessoa. Avise seus usuários de que recebemos os números de série.",
  answers: "Repasse de respostas",
  answersHonest: "Onde alguém vê as respostas ou se baseia nelas:",
  answersAll: "mostre todas as datas possíveis, ou diga que há outras",
  answersCertainty: "não apresente respostas incertas como certas",
  answersModel: "mantenha a marca “Complementado por IA”",
  answersName: "não sugira que nós ou um fabricante aprovamos seu produto",
  availability: "Disponibilidade",
  availabilityNone: "Não prometemos que a API esteja ou continue disponível.",
  availabilityStable:
    "Novos códigos e campos podem surgir a qualquer momento; ignore os desconhecidos. Avisamos aqui com 30 dias de antecedência sobre mudanças incompatíveis, a menos que a segurança exija antes.",
  liability: "Garantia e responsabilidade",
  liabilityAsIs:
    "Até onde a lei permite, a API é fornecida “como está”, sem qualquer garantia. Não respondemos por danos causados por usá-la, por não poder usá-la ou por confiar em uma resposta.",
  liabilityMandatory:
    "Estes termos não limitam a responsabilidade que a lei não permite limitar, como em caso de dolo, culpa grave, morte ou danos pessoais.",
  blocking: "Bloqueio",
  blockingWhen: "Podemos bloquear quem descumpre estes termos ou põe o serviço em risco.",
  law: "Lei aplicável e mudanças",
  lawStates:
    "Estes termos são regidos pelas leis dos Estados Unidos e do estado da nossa sede. As normas obrigatórias do lugar onde você mora continuam valendo. Em caso de divergência entre idiomas, vale a versão em inglês, até onde essas normas permitem.",
  lawChanges:
    "Avisamos aqui sobre mudanças relevantes com 30 dias de antecedência. Se uma parte for inválida, o restante continua valendo.",
  contact: "Contato",
  contactReach:
    "Se você foi bloqueado ou precisa de limites maiores, escreva para nós {mail, select, yes {em {email} ou } other {}}pelo <contact>formulário de contato</contact>.",
};
