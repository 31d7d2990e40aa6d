import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Termos de Uso | Heater Age",
  metaDescription: "O que você pode fazer com o Heater Age e até que ponto pode confiar nele.",
  title: "Termos de Uso",
  acceptance: "Aceitação dos termos",
  acceptanceUse:
    "Ao usar este site, você aceita estes termos. “Nós” somos {named, select, yes {{company}, responsável por publicar este site} other {o operador deste site}}.",
  description: "Descrição do serviço",
  descriptionWhat:
    "O serviço calcula a idade de aquecedores de água pelo número de série e mostra o que fazer em seguida. É gratuito e não exige conta.",
  descriptionChange: "O serviço pode mudar, acabar ou ficar indisponível.",
  license: "Licença de uso e restrições",
  licenseGrant:
    "Enquanto cumprir estes termos, você tem uma licença não exclusiva, intransferível e revogável, só para uso pessoal e não comercial.",
  licensePersonal:
    "Consultar aquecedores manualmente, um por vez, é uso pessoal, mesmo no trabalho. Vender as respostas ou incluí-las em um produto ou serviço não é.",
  licenseNot: "É proibido:",
  licenseBots: "usar bots, raspadores ou outros programas",
  licenseRequests: "fazer solicitações em excesso ou contornar nossos limites",
  licenseCopy: "publicar grandes partes do site como suas",
  licenseNotices: "remover fonte, idade ou certeza do que você compartilha",
  licenseDevelopers:
    "Para nossa API e nossos pacotes, veja os <developers>termos para desenvolvedores</developers>.",
  accuracy: "Exatidão das informações",
  accuracyRules:
    "Uma resposta pode estar errada ou ser uma entre várias datas possíveis. Se uma data for importante, confirme com o fabricante.",
  accuracyAge:
    "A data mostra quando o aquecedor foi fabricado, não a instalação nem o estado dele. Só o fabricante pode dizer se a garantia vale. Dados do modelo podem estar incompletos ou desatualizados, sobretudo os marcados como complementados por IA.",
  advice: "Consulta a um profissional",
  adviceGeneral:
    "Nossas respostas não são orientação sobre segurança, seguro, garantia ou compra de imóvel, nem substituem a vistoria de um profissional habilitado.",
  adviceSafety:
    "Gás, eletricidade e água quente sob pressão podem ferir e matar. Deixe o trabalho no aquecedor para um profissional habilitado. Se sentir cheiro de gás, saia do prédio e ligue de fora para a distribuidora de gás ou para a emergência.",
  conduct: "Conduta do usuário",
  conductList: "É proibido:",
  conductLaw: "violar a lei ou os direitos de outras pessoas",
  conductSystems: "acessar sistemas ou dados que não são para você, ou atrapalhar o serviço",
  conductCode: "enviar código nocivo, ou dados pessoais de outros sem o consentimento deles",
  conductMessages: "usar o formulário de contato para publicidade, ameaças ou fraude",
  conductMislead: "usar um resultado ou relatório para enganar alguém",
  property: "Propriedade intelectual",
  propertyOurs:
    "Os textos, os desenhos e o design deste site pertencem a nós ou a nossos licenciadores. Você pode imprimir, guardar e compartilhar resultados e relatórios.",
  propertyMakers:
    "Nomes e marcas dos fabricantes pertencem a seus donos e só identificam aquecedores. Nenhum fabricante aprovou este site nem tem ligação com ele.",
  liability: "Isenções e limitação de responsabilidade",
  liabilityAsIs:
    "Até onde a lei permite, o serviço é fornecido “como está” e “conforme a disponibilidade”, sem qualquer garantia expressa ou implícita. Isso inclui comerciabilidade, adequação a um fim específico, exatidão e não violação de direitos.",
  liabilityLimit:
    "Até onde a lei permite, não respondemos por danos indiretos, incidentais, especiais ou consequentes, nem por perda de lucros, dados ou bens. Isso vale para o uso do serviço, a impossibilidade de usá-lo e a confiança em uma resposta.",
  liabilityMandatory:
    "Estes termos não limitam os direitos legais dos consumidores. Também não limitam a responsabilidade que a lei não permite limitar, como em caso de dolo, culpa grave, morte ou danos pessoais.",
  indemnity: "Indenização",
  indemnityClaims:
    "Onde a lei permite, você arca com reclamações contra nós e custos razoáveis de defesa se, por culpa sua, violar estes termos ou a lei.",
  termination: "Encerramento",
  terminationWe:
    "Se você violar estes termos, seu direito de usar o site termina. Podemos bloquear você, sem aviso quando necessário. As seções 4, 5, 7, 8, 9, 13 e 15 continuam valendo.",
  third: "Serviços de terceiros",
  thirdList: "Usamos estes serviços, com os termos deles:",
  thirdAnalytics: "um serviço de estatísticas, se configurado",
  thirdCaptcha: "o reCAPTCHA do Google na página de contato, se configurado",
  thirdModel: "um modelo de linguagem para modelos desconhecidos, se configurado",
  thirdSharing: "os serviços pelos quais você compartilha",
  thirdLinks: "Não respondemos pelos sites para os quais temos links.",
  privacy: "Política de privacidade",
  privacyPart: "Veja nossa <privacy>política de privacidade</privacy>.",
  law: "Lei aplicável",
  lawStates:
    "Estes termos são regidos pelas leis dos Estados Unidos e do estado da nossa sede, sem as regras dele sobre conflito de leis.",
  lawConsumers:
    "As normas obrigatórias de proteção do consumidor do lugar onde você mora continuam valendo. Em caso de divergência entre idiomas, vale a versão em inglês, até onde essas normas permitem.",
  changes: "Mudanças nos termos",
  changesNotice:
    "Podemos mudar estes termos, com aviso de 30 dias neste site no caso de mudanças relevantes. Se você usar o site depois disso, aceita as mudanças.",
  changesDate: "Esta página mostra os termos em vigor na data acima.",
  severability: "Independência das cláusulas",
  severabilityRest:
    "Se uma parte destes termos for inválida, a lei a substitui e o restante continua valendo.",
  contact: "Informações de contato",
  contactReach:
    "Fale {named, select, yes {com {company}} other {conosco}} {mail, select, yes {por e-mail em {email} ou } other {}}pelo <contact>formulário de contato</contact>.",
  important: "Importante",
  importantEntire: "Estes termos são o acordo completo entre você e nós sobre o uso deste site.",
};
