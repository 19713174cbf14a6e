import { describe, expect, it } from 'vitest';
import type { DraftContent, DraftRefusal } from '#contract/selling/drafts.ts';
import { Draft, DraftId } from '#contract/selling/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { asBrowserDraft, EMPTY_CONTENT } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';
import { createDraftKeeper, KEEPING_DELAYS } from './draft-keeper.ts';
import { createDraftStore, DRAFT_KEYS } from './draft-store.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { openDraft } from './open-draft.ts';

const ANNA = 'anna@example.org';
const SUBMITTED = { id: 7, title: 'Konsort' };
const refusal = (body: Partial<DraftRefusal>) => new ApiError('refused', 409, [], new Headers(), body);

/** A browser and a server with a clock of their own. */
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
      const kept = { id, owner: ANNA, serverCopy: null, isOnServer: true };
      const draft = Draft.parse(asBrowserDraft(content, kept, now().toISOString()));
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
    keeper: () => createDraftKeeper({ store, server, now, later }),
  };
}

const titled =
  (title: string) =>
  (before: DraftContent): DraftContent => ({
    ...before,
    formData: { ...before.formData, title },
  });

describe('a draft in the browser', () => {
  it('DRAFT-03 its key is made of the moment at which it was begun, and names it for the server too', () => {
    const earlier = newDraftId(new Date('2026-06-01T12:00:00.000Z'));
    const later = newDraftId(new Date('2026-06-01T12:00:00.001Z'));
    expect(DraftId.safeParse(earlier).success).toBe(true);
    expect(Number.parseInt(earlier.replaceAll('-', '').slice(0, 12), 16)).toBe(
      Date.parse('2026-06-01T12:00:00Z'),
    );
    expect(earlier < later).toBe(true);
    expect(newDraftId(new Date(0))).not.toBe(newDraftId(new Date(0)));
  });

  it('DRAFT-01 DRAFT-02 holds what was typed, media, the other texts, step, moment, and its summary', async () => {
    const { keeper, store, pass } = twoCopies();
    const kept = keeper();
    kept.open(null, EMPTY_CONTENT, null);
    const photo = {
      id: 'a',
      url: '/objects/uploads/a',
      type: 'photo' as const,
      name: 'a.jpg',
      size: 1,
      isMain: true,
      order: 0,
    };
    kept.change(() => ({
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
    await pass(KEEPING_DELAYS.here);
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

  it('DRAFT-04 the first save makes the key, later ones overwrite it; nothing is kept before a change', async () => {
    const { keeper, values, pass } = twoCopies();
    const kept = keeper();
    kept.open(null, EMPTY_CONTENT, null);
    kept.flush();
    expect(values.size).toBe(0);
    kept.change(titled('Konsort'));
    kept.change(titled('Konsort 29'));
    await pass(KEEPING_DELAYS.here);
    const [key] = values.keys();
    kept.change(titled('Westerly Konsort 29'));
    kept.flush();
    expect([...values.keys()]).toEqual([key]);
    expect(key).toBe(DRAFT_KEYS.each + kept.read().id);
    expect(JSON.parse([...values.values()][0] ?? '').title).toBe('Westerly Konsort 29');
  });

  it('says so when the browser has no room', async () => {
    const { keeper, storage, pass } = twoCopies();
    const kept = keeper();
    kept.open(null, EMPTY_CONTENT, null);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    kept.change(titled('Konsort'));
    await pass(KEEPING_DELAYS.here);
    expect(kept.read()).toMatchObject({ here: 'failed', content: { formData: { title: 'Konsort' } } });
    expect(await kept.saveNow()).toBe('nowhere');
  });

  it('follows what another tab saved, unless it is being changed here', async () => {
    const { keeper, store, pass } = twoCopies();
    const [one, two] = [keeper(), keeper()];
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

  it('DRAFT-06 the one that was marked for it, once', async () => {
    const copies = twoCopies();
    copies.store.save(draft('older', '2026-01-01T00:00:00Z'));
    copies.store.save(draft('newer', '2026-02-01T00:00:00Z'));
    copies.store.setActive('older');
    expect((await open(copies, null)).draft?.id).toBe('older');
    expect(copies.values.has(DRAFT_KEYS.active)).toBe(false);
    expect((await open(copies, null)).draft?.id).toBe('newer');
  });

  it('DRAFT-07 without a name the newest', async () => {
    const copies = twoCopies();
    copies.store.save(draft('newer', '2026-02-01T00:00:00Z'));
    copies.store.save(draft('older', '2026-01-01T00:00:00Z'));
    expect(await open(copies, null)).toMatchObject({ draft: { id: 'newer' }, isMissing: false });
  });

  it('DRAFT-08 without any the only one of old, which then is one like the others', async () => {
    const copies = twoCopies();
    copies.values.set(DRAFT_KEYS.legacy, JSON.stringify({ formData: { title: 'Old' }, currentStep: 9 }));
    const { draft: opened } = await open(copies, null);
    expect(opened).toMatchObject({ title: 'Old', currentStep: 1 });
    expect([...copies.values.keys()]).toEqual([DRAFT_KEYS.each + opened?.id]);
    copies.values.clear();
    copies.values.set(DRAFT_KEYS.legacy, 'not a draft');
    expect(await open(copies, null)).toEqual({ draft: null, isMissing: false });
  });

  it('the one that is named; nobody’s else', async () => {
    const copies = twoCopies();
    copies.store.save(draft('hers', '2026-02-01T00:00:00Z', ANNA));
    expect(await open(copies, 'unknown')).toEqual({ draft: null, isMissing: true });
    expect((await open(copies, 'hers', ANNA)).draft?.id).toBe('hers');
    expect((await open(copies, 'hers', 'bob@example.org')).isMissing).toBe(true);
    expect((await open(copies, null, 'bob@example.org')).draft).toBeNull();
    expect((await open(copies, null)).draft).toBeNull();
  });

  it('on another device the account’s own, and a newer version than this browser has', async () => {
    const copies = twoCopies();
    const kept = copies.keeper();
    kept.open(null, EMPTY_CONTENT, ANNA);
    kept.change(titled('Konsort'));
    expect(await kept.saveNow()).toBe('everywhere');
    const id = kept.read().id ?? '';
    const elsewhere = { ...copies, store: createDraftStore({ ...memoryStorage(), keys: () => [] }) };
    expect((await open(elsewhere, id, ANNA)).draft).toMatchObject({ id, title: 'Konsort', isOnServer: true });
    expect((await open(elsewhere, null, ANNA)).draft?.id).toBe(id);

    await copies.pass(1000);
    await copies.server.save(id, {
      ...EMPTY_CONTENT,
      formData: { title: 'Konsort 29' },
      basedOn: kept.read().serverCopy,
    });
    expect((await open(copies, id, ANNA)).draft?.title).toBe('Konsort 29');
    copies.onServer.clear();
    expect(await open(copies, id, ANNA)).toEqual({ draft: null, isMissing: true });
  });
});

describe('a draft on the server', () => {
  it('follows once typing pauses, and again after the network was away', async () => {
    const { keeper, onServer, server, pass } = twoCopies();
    const kept = keeper();
    kept.open(null, EMPTY_CONTENT, ANNA);
    kept.change(titled('Konsort'));
    await pass(KEEPING_DELAYS.here);
    expect(onServer.size).toBe(0);
    await pass(KEEPING_DELAYS.there);
    expect(onServer.get(kept.read().id ?? '')?.title).toBe('Konsort');
    expect(kept.read().there).toBe('saved');
    server.reachable = false;
    kept.change(titled('Konsort 29'));
    await pass(KEEPING_DELAYS.there);
    expect(kept.read()).toMatchObject({ here: 'saved', there: 'failed' });
    expect(await kept.saveNow()).toBe('here');
    server.reachable = true;
    expect(await kept.saveNow()).toBe('everywhere');
  });

  it('that was deleted does not come back with a save that was still to come, or with one on its way', async () => {
    const { keeper, onServer, store, server, pass } = twoCopies();
    const kept = keeper();
    kept.open(null, EMPTY_CONTENT, ANNA);
    kept.change(titled('Konsort'));
    await pass(KEEPING_DELAYS.here);
    const id = kept.read().id ?? '';
    store.remove(id);
    await pass(KEEPING_DELAYS.there);
    expect(onServer.size).toBe(0);
    kept.change(titled('Konsort 29'));
    await pass(KEEPING_DELAYS.here);
    expect(store.read(id)?.title).toBe('Konsort 29');
    const save = server.save;
    server.save = async (...call) => {
      const saved = await save(...call);
      store.remove(id);
      return saved;
    };
    await pass(KEEPING_DELAYS.there);
    expect(onServer.get(id)?.title).toBe('Konsort 29');
    expect(store.read(id)).toBeNull();
  });

  it('is taken along by whoever signs in', async () => {
    const { keeper, onServer, store } = twoCopies();
    const kept = keeper();
    kept.open(null, EMPTY_CONTENT, null);
    kept.change(titled('Konsort'));
    expect(await kept.saveNow()).toBe('here');
    kept.belongTo(ANNA);
    expect(await kept.saveNow()).toBe('everywhere');
    expect(onServer.size).toBe(1);
    expect(store.list('bob@example.org')).toEqual([]);
  });

  it.each(['mine', 'theirs'] as const)(
    'changed on two devices: "%s" goes on, the other stays as a draft of its own',
    async (choice) => {
      const { keeper, server, store, onServer, pass } = twoCopies();
      const kept = keeper();
      kept.open(null, EMPTY_CONTENT, ANNA);
      kept.change(titled('Konsort'));
      await kept.saveNow();
      const id = kept.read().id ?? '';
      await pass(1000);
      await server.save(id, {
        ...EMPTY_CONTENT,
        formData: { title: 'Theirs' },
        basedOn: kept.read().serverCopy,
      });
      kept.change(titled('Mine'));
      expect(await kept.saveNow()).toBe('here');
      expect(kept.read().there).toBe('conflict');
      expect(onServer.get(id)?.title).toBe('Theirs');
      kept.settle(choice);
      expect(await kept.saveNow()).toBe('everywhere');
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
    const kept = copies.keeper();
    kept.open(null, EMPTY_CONTENT, ANNA);
    kept.change(titled('Konsort'));
    await kept.saveNow();
    const id = kept.read().id ?? '';
    copies.onServer.delete(id);
    copies.server.submitted.add(id);
    kept.change(titled('Konsort 29'));
    return { ...copies, kept, id };
  }

  it('says which listing it has become and keeps what was typed in the browser', async () => {
    const { kept, id, store, onServer, pass } = await submittedElsewhere();
    await pass(KEEPING_DELAYS.there);
    expect(kept.read()).toMatchObject({ id, there: 'submitted', submittedAs: SUBMITTED });
    kept.change(titled('Konsort 29 Mk 2'));
    expect(await kept.saveNow()).toBe('here');
    expect(store.read(id)).toMatchObject({ title: 'Konsort 29 Mk 2', isOnServer: false });
    expect(onServer.size).toBe(0);
  });

  it('a browser that was closed meanwhile says so when the draft is opened again', async () => {
    const { kept, id, store, server, keeper, pass } = await submittedElsewhere();
    kept.flush();
    const later = keeper();
    const { draft } = await openDraft({ store, server }, { id, owner: ANNA });
    expect(draft?.title).toBe('Konsort 29');
    later.open(draft, EMPTY_CONTENT, ANNA);
    await pass(KEEPING_DELAYS.there);
    expect(later.read()).toMatchObject({ there: 'submitted', submittedAs: SUBMITTED });
  });

  it('goes on as a draft of its own, here and in the account', async () => {
    const { kept, id, store, onServer } = await submittedElsewhere();
    await kept.saveNow();
    const another = kept.continueAsNew();
    expect(another).not.toBe(id);
    expect(await kept.saveNow()).toBe('everywhere');
    expect(onServer.get(another)?.title).toBe('Konsort 29');
    expect(store.list(ANNA).map((draft) => draft.id)).toEqual([another]);
    expect(kept.read()).toMatchObject({ id: another, submittedAs: null });
  });

  it('is known from a refused submission too; a refusal for another reason is none', async () => {
    const { kept } = await submittedElsewhere();
    await kept.noteRefusal(refusal({ reason: 'submitted' }));
    expect(kept.read()).toMatchObject({ there: 'submitted', submittedAs: null });
    kept.continueAsNew();
    await kept.noteRefusal(refusal({ reason: 'too-many' }));
    expect(kept.read().there).toBe('full');
  });
});

describe('the list of drafts', () => {
  const draft = (id: string, savedAt: string, isOnServer = false) =>
    asBrowserDraft(EMPTY_CONTENT, { id, owner: ANNA, serverCopy: null, isOnServer }, savedAt);

  it('has the browser’s and the server’s once, the newest first, and drops what went elsewhere', () => {
    const here = [
      draft('a', '2026-01-03T00:00:00Z'),
      draft('b', '2026-01-01T00:00:00Z', true),
      draft('c', '2026-01-02T00:00:00Z', true),
    ];
    const there = [
      Draft.parse({ ...draft(newDraftId(new Date(0)), '2026-01-04T00:00:00Z'), id: newDraftId(new Date(0)) }),
    ];
    const both = { ...there[0], id: 'b', savedAt: '2026-01-05T00:00:00Z' } as Draft;
    const { drafts, gone } = mergeDrafts(here, [...there, both]);
    expect(drafts.map(({ id, where }) => `${id} ${where}`)).toEqual([
      'b everywhere',
      `${there[0]?.id} everywhere`,
      'a here',
    ]);
    expect(gone).toEqual(['c']);
    expect(mergeDrafts(here, undefined).gone).toEqual([]);
  });
});
