import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Termos de Uso | Heater Age",
  metaDescription:
    "O que o site Heater Age faz, até que ponto você pode confiar nas respostas e o que pode fazer com elas.",
  title: "Termos de Uso",
  intro: "Estes termos tratam do seu uso deste site.",
  acceptance: "Aceitação dos termos",
  acceptanceUse:
    "Ao usar este site, você aceita estes termos. Se não concorda, não use o site. “Nós” somos {named, select, yes {{company}, responsável por publicar este site} other {o operador deste site}}.",
  description: "Descrição do serviço",
  descriptionWhat:
    "O serviço lê o número de série de um aquecedor de água. Ele mostra quando foi fabricado, que idade tem e o que fazer em seguida. Quando pode, acrescenta dados do modelo. Também cria relatórios que você pode imprimir e compartilhar. É grátis e não exige conta.",
  descriptionChange:
    "Podemos ampliar, mudar ou encerrar o serviço. Não prometemos que esteja sempre disponível.",
  license: "Licença de uso e restrições",
  licenseGrant:
    "Você pode usar este site enquanto cumprir estes termos. Esta licença é não exclusiva, intransferível e revogável. O serviço é só para uso pessoal e não comercial.",
  licensePersonal:
    "Consultar o aquecedor à sua frente, à mão e um por vez, é uso pessoal. Isso inclui seu trabalho como encanador, inspetor ou técnico. Vender as respostas ou usá-las em um produto ou serviço próprio não é uso pessoal.",
  licenseNot: "Você não pode:",
  licenseBots: "usar bots, raspadores ou outros programas neste site",
  licenseRequests: "fazer pedidos em excesso ou contornar nossos limites",
  licenseCopy: "copiar o site, ou grandes partes dele, e publicar como seu",
  licenseNotices: "remover indicações de fonte, idade ou certeza do que você repassa",
  licenseDevelopers:
    "Programas podem usar nossa API e nossos pacotes de software conforme os <developers>termos para desenvolvedores</developers>.",
  accuracy: "Exatidão das informações",
  accuracyRules:
    "Nossas regras de datas vêm de fabricantes, órgãos oficiais e do setor. Muitos fabricantes nunca publicaram as suas, mudaram as regras ou repetem códigos depois de alguns anos. Uma resposta pode estar errada ou ser uma entre várias datas possíveis. Mostramos a certeza e a fonte de cada regra. Se uma data for importante, confirme com o fabricante.",
  accuracyAge:
    "A data mostra quando o aquecedor foi fabricado, não a instalação nem o estado dele. Só o fabricante pode dizer se a garantia vale. Dados do modelo podem estar incompletos ou desatualizados. Os marcados como complementados por IA vêm de um modelo de linguagem e pedem cuidado especial.",
  advice: "Consulta a um profissional",
  adviceGeneral:
    "Estas são informações gerais. Elas não substituem a vistoria de um encanador ou técnico habilitado. Não são orientação sobre segurança, seguro, garantia ou compra de imóvel.",
  adviceSafety:
    "Gás, eletricidade e água quente sob pressão podem ferir e matar. Deixe o trabalho no aquecedor de água para um profissional habilitado. Se sentir cheiro de gás, saia do prédio e ligue de fora para a distribuidora de gás ou para a emergência.",
  conduct: "Conduta do usuário",
  conductList: "Ao usar o site, não:",
  conductLaw: "viole a lei nem os direitos de outras pessoas",
  conductSystems: "acesse sistemas ou dados que não são para você, nem atrapalhe ou sobrecarregue o serviço",
  conductCode: "envie código nocivo, nem dados pessoais de outros sem consentimento",
  conductMessages: "use o formulário de contato para publicidade, ameaças ou engano",
  conductMislead:
    "use um resultado ou relatório para enganar alguém, por exemplo sobre a idade de um aquecedor em uma venda",
  property: "Propriedade intelectual",
  propertyOurs:
    "Os textos, os desenhos e o design deste site pertencem a nós ou a nossos licenciadores. Você pode imprimir, guardar e compartilhar resultados e relatórios para seus próprios fins. Nossos pacotes de software têm licença própria, indicada nos <developers>termos para desenvolvedores</developers>.",
  propertyMakers:
    "Nomes e marcas dos fabricantes pertencem a seus donos. Nós os usamos só para identificar aquecedores. Os fabricantes não aprovaram este site nem têm ligação com ele.",
  liability: "Isenções e limitação de responsabilidade",
  liabilityAsIs:
    "Até onde a lei permite, o serviço é fornecido “como está” e “conforme a disponibilidade”, sem qualquer garantia, expressa ou implícita. Isso inclui garantias de comercialização, adequação a um fim específico, exatidão e não violação de direitos.",
  liabilityLimit:
    "Até onde a lei permite, não respondemos por danos indiretos, incidentais, especiais ou consequentes, nem por perda de lucros, dados ou bens. Isso vale para danos por usar o serviço, por não poder usá-lo ou por confiar em uma resposta.",
  liabilityMandatory:
    "Estes termos não limitam a responsabilidade que a lei não permite limitar. Isso inclui dolo, culpa grave e danos à vida, ao corpo ou à saúde. Eles não limitam os direitos legais dos consumidores.",
  indemnity: "Indenização",
  indemnityClaims:
    "Se, por culpa sua, você violar estes termos ou a lei ao usar o serviço, você arca com as reclamações contra nós que resultarem disso. Isso inclui nossos custos razoáveis de defesa, até onde a lei permite.",
  termination: "Encerramento",
  terminationYou: "Você pode parar de usar o site quando quiser, sem nos avisar.",
  terminationWe:
    "Se você violar estes termos, seu direito de usar o site termina. Podemos bloquear seu acesso, sem aviso quando o serviço precisar de proteção. As seções 4, 5, 7, 8, 9, 13 e 15 continuam valendo.",
  third: "Serviços de terceiros",
  thirdList: "Algumas partes do site usam serviços de outras empresas, com os termos delas:",
  thirdAnalytics: "um serviço de estatísticas, se configurado, que conta visitas e eventos",
  thirdCaptcha: "o reCAPTCHA do Google na página de contato, se configurado",
  thirdModel: "um modelo de linguagem, se configurado, para modelos de que não temos registro",
  thirdSharing: "as redes e os serviços de e-mail que você escolhe ao compartilhar",
  thirdLinks: "Temos links para outros sites, como as fontes. Não respondemos pelo conteúdo deles.",
  privacy: "Política de privacidade",
  privacyPart:
    "Nossa <privacy>política de privacidade</privacy> explica o que guardamos, por quanto tempo e como excluir.",
  law: "Lei aplicável",
  lawStates:
    "Estes termos são regidos pelas leis dos Estados Unidos. Quando elas deixam uma questão aos estados, valem as leis do estado da nossa sede, sem as regras dele sobre conflito de leis.",
  lawConsumers:
    "Se você é consumidor, mantém a proteção das normas obrigatórias do lugar onde mora. Se as versões em vários idiomas divergirem, vale a versão em inglês, até onde essas normas permitem.",
  changes: "Mudanças nos termos",
  changesNotice:
    "Podemos mudar estes termos. Avisamos neste site sobre mudanças relevantes 30 dias antes de entrarem em vigor. Outras mudanças valem a partir da publicação. Se você usar o site depois disso, aceita os termos alterados.",
  changesDate: "Esta página mostra os termos em vigor na data indicada no alto.",
  severability: "Independência das cláusulas",
  severabilityRest:
    "Se uma parte destes termos for inválida ou inexequível, o restante continua valendo. A lei ocupa o lugar dessa parte.",
  contact: "Informações de contato",
  contactReach:
    "Dúvidas sobre estes termos? Fale {named, select, yes {com {company}} other {conosco}} {mail, select, yes {por e-mail em {email} ou } other {}}pelo <contact>formulário de contato</contact>.",
  important: "Importante",
  importantEntire:
    "Estes termos são o acordo completo entre você e nós sobre o uso deste site. Eles substituem tudo o que foi combinado ou dito antes sobre isso.",
};
