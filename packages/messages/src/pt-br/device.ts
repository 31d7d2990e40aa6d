import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage:
    "Esta página não está salva no seu aparelho. Dá para consultar um número de série mesmo assim.",
  recallNew:
    "{count, plural, one {Recall novo para um aquecedor salvo.} many {Recalls novos para # de aquecedores salvos.} other {Recalls novos para # aquecedores salvos.}}",
  recallShow: "Ver aquecedor",
  waitingOffline:
    "{count, plural, one {# consulta será registrada} many {# de consultas serão registradas} other {# consultas serão registradas}} quando a conexão voltar.",
  waitingOnline:
    "{count, plural, one {Falta registrar # consulta} many {Falta registrar # de consultas} other {Falta registrar # consultas}}. Continuamos tentando.",
  tooOld:
    "{count, plural, one {# consulta tinha mais de 30 dias e não foi registrada.} many {# de consultas tinham mais de 30 dias e não foram registradas.} other {# consultas tinham mais de 30 dias e não foram registradas.}}",
  updateReady: "Há uma nova versão.",
  update: "Atualizar",
  installOffer: "Vai usar em um porão? Instale o Heater Age: funciona sem sinal.",
  install: "Instalar",
  installLater: "Agora não",
  photoLost: "A foto que você compartilhou não chegou. Escolha aqui.",
};
