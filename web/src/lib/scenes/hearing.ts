/** Lets sounds be heard, made by the page itself; browsers allow none before the reader has pressed something. */
import { preferences } from "../preferences.svelte";
import { LONGEST, SOUNDS, type Sound, type Voice } from "./sounds";

/** The same sound is not heard again within so many seconds, however fast things happen. */
const APART = 0.09;
const QUIET = 0.6;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const heardAt = new Map<Sound, number>();

for (const gesture of ["pointerdown", "keydown"] as const) {
  addEventListener(gesture, () => void (preferences.sound && open().resume()), { passive: true });
}

function open(): AudioContext {
  context ??= new AudioContext();
  return context;
}

export function hear(sound: Sound): void {
  if (!preferences.sound || document.hidden) return;
  const room = open();
  if (room.state !== "running" || room.currentTime - (heardAt.get(sound) ?? -1) < APART) return;
  heardAt.set(sound, room.currentTime);
  const loudness = room.createGain();
  loudness.gain.value = preferences.volume * QUIET;
  loudness.connect(room.destination);
  for (const voice of SOUNDS[sound]) speak(room, voice, loudness);
}

function speak(room: AudioContext, { wave, from, to = from, at = 0, lasts, loud }: Voice, out: AudioNode): void {
  const [start, end] = [room.currentTime + at, room.currentTime + at + lasts];
  const fading = room.createGain();
  fading.gain.setValueAtTime(loud, start);
  fading.gain.exponentialRampToValueAtTime(0.001, end);
  fading.connect(out);
  if (wave === "noise") {
    const source = room.createBufferSource();
    const filter = room.createBiquadFilter();
    source.buffer = noise ??= hiss(room);
    filter.type = "bandpass";
    glide(filter.frequency, from, to, start, end);
    source.connect(filter).connect(fading);
    source.start(start);
    source.stop(end);
  } else {
    const tone = room.createOscillator();
    tone.type = wave;
    glide(tone.frequency, from, to, start, end);
    tone.connect(fading);
    tone.start(start);
    tone.stop(end);
  }
}

function glide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

function hiss(room: AudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * LONGEST), room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
