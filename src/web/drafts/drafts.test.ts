import { describe, expect, it } from 'vitest';
import type { DraftContent, DraftRefusal } from '#contract/selling/drafts.ts';
import { Draft, DraftId } from '#contract/selling/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { asBrowserDraft, EMPTY_CONTENT } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';
import { createDraftSaver, SAVE_DELAYS } from './draft-saver.ts';
import { createDraftStore, DRAFT_KEYS } from './draft-store.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { openDraft } from './open-draft.ts';

const ANNA = 'anna@example.org';
const SUBMITTED = { id: 7, title: 'Konsort' };
const refusal = (body: Partial<DraftRefusal>) => new ApiError('refused', 409, [], new Headers(), body);

/** A browser and a server that share a fake clock. */
function twoCopies() {
  let time = Date.parse('2026-06-01T12:00:00Z');
  const now = () => new Date(time);
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  };
  const store = createDraftStore(storage, now);
  const onServer = new Map<string, Draft>();
  const server = {
    reachable: true,
    submitted: new Set<string>(),
    async save(id: string, { basedOn, ...content }: DraftContent & { basedOn?: string | null }) {
      if (!server.reachable) throw new TypeError('no network');
      const before = onServer.get(id);
      if (server.submitted.has(id)) throw refusal({ reason: 'submitted', listing: SUBMITTED });
      if (before && basedOn && before.savedAt > basedOn) throw refusal({ reason: 'changed' });
      const meta = { id, owner: ANNA, serverCopy: null, isOnServer: true };
      const draft = Draft.parse(asBrowserDraft(content, meta, now().toISOString()));
      onServer.set(id, draft);
      return draft;
    },
    find: async (id: string) => onServer.get(id) ?? null,
    list: async () => [...onServer.values()].toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
  };
  const waiting = new Set<{ run: () => void; at: number }>();
  const later = (run: () => void, ms: number) => {
    const task = { run, at: time + ms };
    waiting.add(task);
    return () => void waiting.delete(task);
  };
  async function pass(ms: number) {
    time += ms;
    for (const task of [...waiting]) if (task.at <= time && waiting.delete(task)) task.run();
    await new Promise((done) => setTimeout(done, 0));
  }
  return {
    store,
    storage,
    values,
    server,
    onServer,
    now,
    pass,
    createSaver: () => createDraftSaver({ store, server, now, later }),
  };
}

const titled =
  (title: string) =>
  (before: DraftContent): DraftContent => ({
    ...before,
    formData: { ...before.formData, title },
  });

describe('a draft in the browser', () => {
  it('DRAFT-03 its key contains its creation time, and identifies it on the server too', () => {
    const earlier = newDraftId(new Date('2026-06-01T12:00:00.000Z'));
    const later = newDraftId(new Date('2026-06-01T12:00:00.001Z'));
    expect(DraftId.safeParse(earlier).success).toBe(true);
    expect(Number.parseInt(earlier.replaceAll('-', '').slice(0, 12), 16)).toBe(
      Date.parse('2026-06-01T12:00:00Z'),
    );
    expect(earlier < later).toBe(true);
    expect(newDraftId(new Date(0))).not.toBe(newDraftId(new Date(0)));
  });

  it('DRAFT-01 DRAFT-02 stores the form, media, other texts, step, time and summary', async () => {
    const { createSaver, store, pass } = twoCopies();
    const saver = createSaver();
    saver.open(null, EMPTY_CONTENT, null);
    const photo = {
      id: 'a',
      url: '/objects/uploads/a',
      type: 'photo' as const,
      name: 'a.jpg',
      size: 1,
      isMain: true,
      order: 0,
    };
    saver.change(() => ({
      formData: { title: 'Konsort', category: 'sailing', price: '24950', location: 'Cowes' },
      otherTexts: {
        engineType: 'Steam',
        electronics: 'Sonar',
        sailInventory: 'x',
        galley: 'y',
        safetyEquipment: 'z',
      },
      uploadedMedia: [photo],
      currentStep: 2,
    }));
    await pass(SAVE_DELAYS.local);
    expect(store.list(null)).toEqual([
      expect.objectContaining({
        formData: { title: 'Konsort', category: 'sailing', price: '24950', location: 'Cowes' },
        otherTexts: {
          engineType: 'Steam',
          electronics: 'Sonar',
          sailInventory: 'x',
          galley: 'y',
          safetyEquipment: 'z',
        },
        uploadedMedia: [photo],
        currentStep: 2,
        savedAt: '2026-06-01T12:00:00.300Z',
        title: 'Konsort',
        category: 'sailing',
        price: '24950',
        location: 'Cowes',
        cover: '/objects/uploads/a',
      }),
    ]);
  });

  it('DRAFT-04 the first save creates the key, later ones overwrite it; nothing is stored before a change', async () => {
    const { createSaver, values, pass } = twoCopies();
    const saver = createSaver();
    saver.open(null, EMPTY_CONTENT, null);
    saver.flush();
    expect(values.size).toBe(0);
    saver.change(titled('Konsort'));
    saver.change(titled('Konsort 29'));
    await pass(SAVE_DELAYS.local);
    const [key] = values.keys();
    saver.change(titled('Westerly Konsort 29'));
    saver.flush();
    expect([...values.keys()]).toEqual([key]);
    expect(key).toBe(DRAFT_KEYS.each + saver.read().id);
    expect(JSON.parse([...values.values()][0] ?? '').title).toBe('Westerly Konsort 29');
  });

  it('reports when the browser’s storage is full', async () => {
    const { createSaver, storage, pass } = twoCopies();
    const saver = createSaver();
    saver.open(null, EMPTY_CONTENT, null);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    saver.change(titled('Konsort'));
    await pass(SAVE_DELAYS.local);
    expect(saver.read()).toMatchObject({ localState: 'failed', content: { formData: { title: 'Konsort' } } });
    expect(await saver.saveNow()).toBe('nowhere');
  });

  it('shows what another tab saved, unless this tab has unsaved changes', async () => {
    const { createSaver, store, pass } = twoCopies();
    const [one, two] = [createSaver(), createSaver()];
    one.open(null, EMPTY_CONTENT, null);
    one.change(titled('Konsort'));
    one.flush();
    two.open(store.read(one.read().id ?? ''), EMPTY_CONTENT, null);
    await pass(10);
    two.change(titled('Konsort 29'));
    two.flush();
    one.follow();
    expect(one.read().content.formData.title).toBe('Konsort 29');
    one.change(titled('Fulmar'));
    await pass(10);
    two.change(titled('Centaur'));
    two.flush();
    one.follow();
    expect(one.read().content.formData.title).toBe('Fulmar');
  });
});

describe('which draft the wizard opens', () => {
  const draft = (id: string, savedAt: string, owner: string | null = null) =>
    asBrowserDraft(
      { ...EMPTY_CONTENT, formData: { title: id } },
      { id, owner, serverCopy: null, isOnServer: false },
      savedAt,
    );
  const open = (
    { store, server }: ReturnType<typeof twoCopies>,
    id: string | null,
    owner: string | null = null,
  ) => openDraft({ store, server }, { id, owner });

  it('DRAFT-06 the active one, once', async () => {
    const copies = twoCopies();
    copies.store.save(draft('older', '2026-01-01T00:00:00Z'));
    copies.store.save(draft('newer', '2026-02-01T00:00:00Z'));
    copies.store.setActive('older');
    expect((await open(copies, null)).draft?.id).toBe('older');
    expect(copies.values.has(DRAFT_KEYS.active)).toBe(false);
    expect((await open(copies, null)).draft?.id).toBe('newer');
  });

  it('DRAFT-07 without an id, the newest', async () => {
    const copies = twoCopies();
    copies.store.save(draft('newer', '2026-02-01T00:00:00Z'));
    copies.store.save(draft('older', '2026-01-01T00:00:00Z'));
    expect(await open(copies, null)).toMatchObject({ draft: { id: 'newer' }, isMissing: false });
  });

  it('DRAFT-08 without any draft, the legacy one, which then becomes an ordinary draft', async () => {
    const copies = twoCopies();
    copies.values.set(DRAFT_KEYS.legacy, JSON.stringify({ formData: { title: 'Old' }, currentStep: 9 }));
    const { draft: opened } = await open(copies, null);
    expect(opened).toMatchObject({ title: 'Old', currentStep: 1 });
    expect([...copies.values.keys()]).toEqual([DRAFT_KEYS.each + opened?.id]);
    copies.values.clear();
    copies.values.set(DRAFT_KEYS.legacy, 'not a draft');
    expect(await open(copies, null)).toEqual({ draft: null, isMissing: false });
  });

  it('the one with the given id, and never another account’s', async () => {
    const copies = twoCopies();
    copies.store.save(draft('hers', '2026-02-01T00:00:00Z', ANNA));
    expect(await open(copies, 'unknown')).toEqual({ draft: null, isMissing: true });
    expect((await open(copies, 'hers', ANNA)).draft?.id).toBe('hers');
    expect((await open(copies, 'hers', 'bob@example.org')).isMissing).toBe(true);
    expect((await open(copies, null, 'bob@example.org')).draft).toBeNull();
    expect((await open(copies, null)).draft).toBeNull();
  });

  it('on another device, the account’s draft from the server, and a newer version if there is one', async () => {
    const copies = twoCopies();
    const saver = copies.createSaver();
    saver.open(null, EMPTY_CONTENT, ANNA);
    saver.change(titled('Konsort'));
    expect(await saver.saveNow()).toBe('account');
    const id = saver.read().id ?? '';
    const elsewhere = { ...copies, store: createDraftStore({ ...memoryStorage(), keys: () => [] }) };
    expect((await open(elsewhere, id, ANNA)).draft).toMatchObject({ id, title: 'Konsort', isOnServer: true });
    expect((await open(elsewhere, null, ANNA)).draft?.id).toBe(id);

    await copies.pass(1000);
    await copies.server.save(id, {
      ...EMPTY_CONTENT,
      formData: { title: 'Konsort 29' },
      basedOn: saver.read().serverCopy,
    });
    expect((await open(copies, id, ANNA)).draft?.title).toBe('Konsort 29');
    copies.onServer.clear();
    expect(await open(copies, id, ANNA)).toEqual({ draft: null, isMissing: true });
  });
});

describe('a draft on the server', () => {
  it('is saved once typing pauses, and again when the network is back', async () => {
    const { createSaver, onServer, server, pass } = twoCopies();
    const saver = createSaver();
    saver.open(null, EMPTY_CONTENT, ANNA);
    saver.change(titled('Konsort'));
    await pass(SAVE_DELAYS.local);
    expect(onServer.size).toBe(0);
    await pass(SAVE_DELAYS.server);
    expect(onServer.get(saver.read().id ?? '')?.title).toBe('Konsort');
    expect(saver.read().serverState).toBe('saved');
    server.reachable = false;
    saver.change(titled('Konsort 29'));
    await pass(SAVE_DELAYS.server);
    expect(saver.read()).toMatchObject({ localState: 'saved', serverState: 'failed' });
    expect(await saver.saveNow()).toBe('browser');
    server.reachable = true;
    expect(await saver.saveNow()).toBe('account');
  });

  it('is not recreated after deletion by a scheduled save or one in progress', async () => {
    const { createSaver, onServer, store, server, pass } = twoCopies();
    const saver = createSaver();
    saver.open(null, EMPTY_CONTENT, ANNA);
    saver.change(titled('Konsort'));
    await pass(SAVE_DELAYS.local);
    const id = saver.read().id ?? '';
    store.remove(id);
    await pass(SAVE_DELAYS.server);
    expect(onServer.size).toBe(0);
    saver.change(titled('Konsort 29'));
    await pass(SAVE_DELAYS.local);
    expect(store.read(id)?.title).toBe('Konsort 29');
    const save = server.save;
    server.save = async (...call) => {
      const saved = await save(...call);
      store.remove(id);
      return saved;
    };
    await pass(SAVE_DELAYS.server);
    expect(onServer.get(id)?.title).toBe('Konsort 29');
    expect(store.read(id)).toBeNull();
  });

  it('moves to the account that signs in', async () => {
    const { createSaver, onServer, store } = twoCopies();
    const saver = createSaver();
    saver.open(null, EMPTY_CONTENT, null);
    saver.change(titled('Konsort'));
    expect(await saver.saveNow()).toBe('browser');
    saver.setOwner(ANNA);
    expect(await saver.saveNow()).toBe('account');
    expect(onServer.size).toBe(1);
    expect(store.list('bob@example.org')).toEqual([]);
  });

  it.each(['mine', 'theirs'] as const)(
    'changed on two devices: "%s" stays open, the other becomes a separate draft',
    async (choice) => {
      const { createSaver, server, store, onServer, pass } = twoCopies();
      const saver = createSaver();
      saver.open(null, EMPTY_CONTENT, ANNA);
      saver.change(titled('Konsort'));
      await saver.saveNow();
      const id = saver.read().id ?? '';
      await pass(1000);
      await server.save(id, {
        ...EMPTY_CONTENT,
        formData: { title: 'Theirs' },
        basedOn: saver.read().serverCopy,
      });
      saver.change(titled('Mine'));
      expect(await saver.saveNow()).toBe('browser');
      expect(saver.read().serverState).toBe('conflict');
      expect(onServer.get(id)?.title).toBe('Theirs');
      saver.settle(choice);
      expect(await saver.saveNow()).toBe('account');
      expect(onServer.get(id)?.title).toBe(choice === 'mine' ? 'Mine' : 'Theirs');
      expect(
        store
          .list(ANNA)
          .map(({ title }) => title)
          .toSorted(),
      ).toEqual(['Mine', 'Theirs']);
    },
  );
});

describe('a draft that was submitted on another device', () => {
  async function submittedElsewhere() {
    const copies = twoCopies();
    const saver = copies.createSaver();
    saver.open(null, EMPTY_CONTENT, ANNA);
    saver.change(titled('Konsort'));
    await saver.saveNow();
    const id = saver.read().id ?? '';
    copies.onServer.delete(id);
    copies.server.submitted.add(id);
    saver.change(titled('Konsort 29'));
    return { ...copies, saver, id };
  }

  it('reports which listing it became and stores what was typed in the browser', async () => {
    const { saver, id, store, onServer, pass } = await submittedElsewhere();
    await pass(SAVE_DELAYS.server);
    expect(saver.read()).toMatchObject({ id, serverState: 'submitted', submittedAs: SUBMITTED });
    saver.change(titled('Konsort 29 Mk 2'));
    expect(await saver.saveNow()).toBe('browser');
    expect(store.read(id)).toMatchObject({ title: 'Konsort 29 Mk 2', isOnServer: false });
    expect(onServer.size).toBe(0);
  });

  it('is reported when a browser that was closed in between opens the draft again', async () => {
    const { saver, id, store, server, createSaver, pass } = await submittedElsewhere();
    saver.flush();
    const later = createSaver();
    const { draft } = await openDraft({ store, server }, { id, owner: ANNA });
    expect(draft?.title).toBe('Konsort 29');
    later.open(draft, EMPTY_CONTENT, ANNA);
    await pass(SAVE_DELAYS.server);
    expect(later.read()).toMatchObject({ serverState: 'submitted', submittedAs: SUBMITTED });
  });

  it('can be continued as a new draft, in the browser and in the account', async () => {
    const { saver, id, store, onServer } = await submittedElsewhere();
    await saver.saveNow();
    const another = saver.continueAsNew();
    expect(another).not.toBe(id);
    expect(await saver.saveNow()).toBe('account');
    expect(onServer.get(another)?.title).toBe('Konsort 29');
    expect(store.list(ANNA).map((draft) => draft.id)).toEqual([another]);
    expect(saver.read()).toMatchObject({ id: another, submittedAs: null });
  });

  it('is also recognised from a refused submission, but not from a refusal for another reason', async () => {
    const { saver } = await submittedElsewhere();
    await saver.noteRefusal(refusal({ reason: 'submitted' }));
    expect(saver.read()).toMatchObject({ serverState: 'submitted', submittedAs: null });
    saver.continueAsNew();
    await saver.noteRefusal(refusal({ reason: 'too-many' }));
    expect(saver.read().serverState).toBe('full');
  });
});

describe('the list of drafts', () => {
  const draft = (id: string, savedAt: string, isOnServer = false) =>
    asBrowserDraft(EMPTY_CONTENT, { id, owner: ANNA, serverCopy: null, isOnServer }, savedAt);

  it('contains each draft once, newest first, without those deleted or submitted on another device', () => {
    const inBrowser = [
      draft('a', '2026-01-03T00:00:00Z'),
      draft('b', '2026-01-01T00:00:00Z', true),
      draft('c', '2026-01-02T00:00:00Z', true),
    ];
    const onServer = [
      Draft.parse({ ...draft(newDraftId(new Date(0)), '2026-01-04T00:00:00Z'), id: newDraftId(new Date(0)) }),
    ];
    const both = { ...onServer[0], id: 'b', savedAt: '2026-01-05T00:00:00Z' } as Draft;
    const { drafts, gone } = mergeDrafts(inBrowser, [...onServer, both]);
    expect(drafts.map(({ id, where }) => `${id} ${where}`)).toEqual([
      'b account',
      `${onServer[0]?.id} account`,
      'a browser',
    ]);
    expect(gone).toEqual(['c']);
    expect(mergeDrafts(inBrowser, undefined).gone).toEqual([]);
  });
});
