import fp from 'fastify-plugin';

/**
 * When the app closes, responses in progress are finished and connections end with them. By itself Node keeps a connection
 * open after its response, for another request, and one that never sent a request; `close` would wait for both.
 */
export const finishResponsesPlugin = fp(async (app) => {
  let inProgress = 0;
  let isClosing = false;
  const closeRest = () => {
    if (isClosing && inProgress === 0) app.server.closeAllConnections();
  };
  app.server.on('request', (_request, response) => {
    inProgress += 1;
    // Also emitted if the client has left.
    response.once('close', () => {
      inProgress -= 1;
      closeRest();
    });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    // Fastify calls it too, but only later: a connection accepted in between would never be closed.
    app.server.close();
    closeRest();
    done();
  });
});
