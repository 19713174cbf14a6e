import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '#contract/messages/threads.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { refreshThreads } from '../messages-queries.ts';
import { type Outgoing, outbox, useOutbox } from './outbox.ts';

const NOT_SENT = 'Please check your connection.';

/**
 * Sends messages one by one. What fails stays, with the reason, until it is sent or removed; without a network, until
 * there is one.
 */
export function useSending(thread: number) {
  const client = useQueryClient();
  const waiting = useOutbox(thread);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [hasSent, setHasSent] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  async function send({ key, text, images }: Outgoing) {
    setSending((keys) => [...keys, key]);
    try {
      await browserApi.request<Message>(`/api/threads/${thread}/messages`, {
        method: 'POST',
        body: { key, text, images },
      });
      await refreshThreads(client);
      outbox.remove(thread, key);
      setHasSent(true);
    } catch (error) {
      if (!navigator.onLine) outbox.waitForNetwork(thread, key);
      setProblems((all) => ({ ...all, [key]: sentenceOf(error, NOT_SENT) }));
    } finally {
      setSending((keys) => keys.filter((other) => other !== key));
    }
  }

  // Its key makes the message arrive once, whoever else sends it again.
  const sendWaiting = useEffectEvent(() => {
    for (const message of waiting)
      if (message.isOffline && navigator.onLine && !sending.includes(message.key)) void send(message);
  });
  useEffect(() => {
    sendWaiting();
    const afterReconnecting = () => sendWaiting();
    window.addEventListener('online', afterReconnecting);
    return () => window.removeEventListener('online', afterReconnecting);
  }, []);

  return {
    hasSent,
    waiting: waiting.map((message) => ({
      ...message,
      isSending: sending.includes(message.key),
      problem: problems[message.key] ?? NOT_SENT,
    })),
    send(message: Outgoing) {
      outbox.add(thread, message);
      void send(message);
    },
    retry: (message: Outgoing) => void send(message),
    remove: (key: string) => outbox.remove(thread, key),
  };
}
