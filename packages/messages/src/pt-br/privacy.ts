import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. Retention days come from the operator's settings. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Política de Privacidade | Heater Age",
  metaDescription:
    "O que o Heater Age guarda quando você consulta um número de série, cria um relatório ou nos escreve, por quanto tempo e como excluir.",
  title: "Política de Privacidade",
  intro:
    "Você pode consultar um aquecedor de água sem conta e sem dizer quem é. Veja o que guardamos, por quanto tempo e como excluir.",
  who: "Quem é o responsável",
  whoOperator:
    "“Nós” somos {named, select, yes {{company}, responsável por publicar este site} other {o operador deste site}}. Decidimos o que é guardado e respondemos por isso. Fale conosco {mail, select, yes {por e-mail em {email} ou } other {}}pelo <contact>formulário de contato</contact>.",
  whoBasis:
    "Onde a lei pede uma base legal, como o Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR), estas são as nossas. Respondemos a consultas, relatórios e mensagens porque você pede (artigo 6º, nº 1, alínea b). Registramos consultas, limitamos pedidos e investigamos erros por legítimo interesse (artigo 6º, nº 1, alínea f): um serviço correto, que funciona e não sofre abuso. O que exige seu consentimento só acontece com ele (artigo 6º, nº 1, alínea a).",
  checks: "Consultas de números de série",
  checksStored:
    "Guardamos de cada consulta enviada: marca, número de série, número do modelo (se informado), a data e a idade que lemos, e a hora. Usamos isso para achar regras erradas e marcas que faltam. Enquanto você digita, o número fica no seu navegador.",
  checksAnonymous:
    "Não guardamos seu nome, seu endereço IP nem nada que identifique seu aparelho. Mas quem sabe de quem é o aquecedor poderia fazer a ligação. Por isso, excluímos esses registros depois de um tempo.",
  checksScan:
    "Leituras de etiquetas e fotos nunca saem do seu aparelho e somem quando você fecha o leitor. Para conferir, use o modo avião depois que o leitor carregar.",
  checksShared:
    "Fotos que você compartilha com o aplicativo instalado também ficam no seu aparelho. Se uma chegar ao nosso servidor por engano, é descartada sem ser lida.",
  checksAddress:
    "O endereço da página de resultado contém o que você digitou, para você recarregar ou guardar. Ele fica no histórico do seu navegador. Pedimos ao navegador que não o passe a outros sites, e não o gravamos nos nossos registros. Consultas feitas sem sinal, ou quando nosso serviço está fora do ar, esperam no seu aparelho por até 30 dias. Nós as registramos quando a conexão volta, com a hora em que você as fez.",
  reports: "Relatórios de diagnóstico",
  reportsStored:
    "Só guardamos se você pedir um: marca, número de série, número do modelo, datas possíveis e a hora da consulta. Quem tem o link pode ler. Ninguém consegue adivinhar o link, e pedimos aos buscadores que o ignorem.",
  reportsDelete:
    "Você recebe um link que exclui o relatório. Ele aparece só uma vez. A exclusão apaga o conteúdo para sempre. Só o número fica por um tempo, para que o endereço possa dizer o que aconteceu.",
  contact: "Mensagens para nós",
  contactStored:
    "Guardamos quando você nos escreve: nome, e-mail, telefone (se informado), assunto, mensagem, idioma da página e hora. Usamos só para responder. Uma cópia pode ir para nossa caixa de e-mail, onde fica enquanto o assunto precisar.",
  correctionsStored:
    "Guardamos quando você manda uma data impressa: marca, número de série, a data e onde está, sua observação, idioma da página, hora e nossa leitura. Usamos isso para testar e corrigir nossas regras. Não guardamos nome, foto nem endereço IP junto; por isso, não os ponha na observação.",
  errors: "Relatos de erro",
  errorsStored:
    "Se uma página falha, seu navegador nos avisa para podermos corrigir. Guardamos: o erro e seu lugar no código, endereço da página, pedido que falhou, navegador, tamanho da janela, idioma, hora e sua descrição, se houver. Um número aleatório liga os erros de uma visita.",
  errorsMasked:
    "Antes de guardar, trocamos e-mails, telefones, outros números longos e números de série identificados por marcadores. Não ponha nomes na descrição.",
  network: "Endereços IP e registros do servidor",
  networkLimits:
    "Todo pedido chega com um endereço IP. Contamos pedidos por endereço para que ninguém sobrecarregue o serviço. Para isso, o endereço fica na memória por um minuto, ou uma hora depois que você envia uma mensagem ou uma data impressa. Ele nunca é gravado no nosso banco de dados.",
  networkLogs:
    "Nossos registros têm a hora, a página ou função chamada, se deu certo e quanto demorou. Não têm endereços IP nem nada que você digitou. Como em qualquer site, nossos provedores de rede e de servidor também veem seu endereço.",
  browser: "O que fica no seu navegador",
  browserIntro:
    "Não usamos cookies próprios nem seguimos você por outros sites. Seu navegador guarda o seguinte, e você pode excluir quando quiser:",
  browserLanguage: "seu idioma",
  browserReports: "links que excluem seus relatórios",
  browserTyped: "o que você digitou, até fechar a aba",
  browserHeaters:
    "aquecedores que você salvou, com anotações e fotos: nada disso é enviado, e você pode excluir na página “Meus aquecedores”",
  browserSession: "o número aleatório para relatos de erro, até fechar a aba",
  browserKept: "uma cópia deste site, para que abra sem sinal",
  browserWaiting: "consultas feitas sem sinal, até serem registradas",
  browserInstall: "quantos resultados você viu, até oferecermos o aplicativo, e que oferecemos",
  browserConsent: "sua resposta, se pedimos consentimento",
  counts: "Contagem e compartilhamento",
  countsNumbers:
    "Contamos por dia as consultas por marca e idade do aquecedor, os erros e quanto cada forma de compartilhar é usada. Esses totais não levam a ninguém, e nós os mantemos.",
  countsSharing:
    "Quando você compartilha, o serviço escolhido abre na própria janela e recebe o endereço e o texto compartilhados. Nada dele carrega antes disso.",
  services: "Serviços de terceiros",
  servicesIntro:
    "Não vendemos dados nem mostramos anúncios. Provedores de servidor e de e-mail trabalham para nós. Os serviços abaixo só funcionam se configurados para este site. Eles podem tratar dados em outros países, inclusive nos Estados Unidos.",
  servicesAnalytics:
    "As estatísticas (agora {analytics, select, no {desligadas} other {{analytics}}}) contam páginas vistas e eventos, como o envio de uma consulta. Nunca recebem número de série ou de modelo, nem a parte do endereço depois do ponto de interrogação. O serviço vê seu endereço IP, como qualquer servidor. Onde é preciso consentimento, como no Google Analytics com seus cookies, nada é enviado antes de você aceitar. Você pode retirar o consentimento no fim desta página. Um sinal Global Privacy Control conta como não.",
  servicesCaptcha:
    "A proteção contra robôs (agora {captcha, select, yes {ligada} other {desligada}}) carrega o reCAPTCHA do Google na página de contato. O Google então recebe seu endereço IP e dados do seu navegador, e pode usar cookies. Só perguntamos ao Google se você passou.",
  servicesModel:
    "Se não conhecemos um modelo, a marca e o número dele podem ir para um provedor de modelos de linguagem. O número de série nunca é enviado. Os dados que vêm de lá são marcados como complementados por IA.",
  keep: "Por quanto tempo guardamos os dados",
  keepIntro: "Dados mais velhos são excluídos automaticamente.",
  keepChecks: "Consultas",
  keepChecksTime: "{checks, plural, one {# dia} many {# de dias} other {# dias}}",
  keepReports: "Relatórios de diagnóstico",
  keepReportsTime:
    "Até você excluir, no máximo {reports, plural, one {# dia} many {# de dias} other {# dias}}",
  keepMessages: "Mensagens para nós",
  keepMessagesTime: "{messages, plural, one {# dia} many {# de dias} other {# dias}}",
  keepCorrections: "Datas impressas que você mandou",
  keepCorrectionsTime: "{corrections, plural, one {# dia} many {# de dias} other {# dias}}",
  keepErrors: "Relatos de erro",
  keepErrorsTime: "{errors, plural, one {# dia} many {# de dias} other {# dias}}",
  keepAnswers: "Respostas do modelo de linguagem sobre modelos",
  keepAnswersTime: "{answers, plural, one {# dia} many {# de dias} other {# dias}}",
  keepRepeats: "Respostas criptografadas, para pedidos repetidos",
  keepRepeatsTime: "{repeats, plural, one {# dia} many {# de dias} other {# dias}}",
  keepIds: "Códigos aleatórios das consultas, para que nenhuma seja gravada duas vezes",
  keepIdsTime: "35 dias",
  keepNetwork: "Endereços IP, só na memória",
  keepNetworkTime: "1 minuto, ou 1 hora depois de uma mensagem ou data impressa",
  keepCounts: "Contagens",
  keepCountsTime: "Permanentemente",
  keepBackups: "Dados excluídos podem ficar em cópias de segurança por, no máximo, mais uma vez esse tempo.",
  rights: "Seus direitos e como excluir dados",
  rightsList:
    "Você pode perguntar o que temos sobre você e pedir que seja corrigido, excluído ou entregue a você. Pode se opor ao uso ou retirar o consentimento para o futuro. É grátis, e você não precisa de motivo. Para encontrar seus dados, precisamos:",
  rightsCheck: "de uma consulta: a marca, o número de série e mais ou menos quando você a fez",
  rightsReport: "de um relatório: o endereço dele, a não ser que você tenha o link que o exclui",
  rightsMessage: "de uma mensagem: o e-mail que você informou",
  rightsCorrection: "de uma data impressa: a marca, o número de série e mais ou menos quando você a mandou",
  rightsError: "de um relato de erro: o código do erro",
  rightsReach:
    "Escreva para nós {mail, select, yes {em {email} ou } other {}}pelo <contact>formulário de contato</contact>. Respondemos em até um mês. Você também pode reclamar à autoridade de proteção de dados do lugar onde mora.",
  changes: "Crianças e mudanças nesta política",
  changesChildren:
    "Este site não é para crianças com menos de 13 anos, e não guardamos nada sobre elas que seja do nosso conhecimento.",
  changesNotice:
    "Quando mudamos o que fazemos, atualizamos esta página e a data. Se uma mudança afetar dados que já temos, avisamos neste site com 30 dias de antecedência.",
};
