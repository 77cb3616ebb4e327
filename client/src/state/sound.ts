// Short sounds of wood, paper and chips, made by WebAudio; no files, and nothing before the first
// gesture (U39).

import type { SoundName } from '../model/sounds';
import { preferences } from './preferences.svelte';

interface Stroke {
  of: 'wood' | 'paper' | 'chip';
  /** Seconds after the start. */
  at: number;
  /** Hertz. */
  pitch: number;
}

const SCORES: Record<SoundName, readonly Stroke[]> = {
  deal: [{ of: 'paper', at: 0, pitch: 2400 }],
  knock: [
    { of: 'wood', at: 0, pitch: 210 },
    { of: 'wood', at: 0.09, pitch: 190 },
  ],
  bet: [
    { of: 'chip', at: 0, pitch: 3400 },
    { of: 'chip', at: 0.045, pitch: 2900 },
  ],
  turn: [
    { of: 'wood', at: 0, pitch: 520 },
    { of: 'wood', at: 0.13, pitch: 690 },
  ],
  win: [
    { of: 'wood', at: 0, pitch: 440 },
    { of: 'wood', at: 0.1, pitch: 554 },
    { of: 'wood', at: 0.2, pitch: 659 },
  ],
  chat: [{ of: 'paper', at: 0, pitch: 1500 }],
  seat: [
    { of: 'wood', at: 0, pitch: 392 },
    { of: 'wood', at: 0.14, pitch: 523 },
    { of: 'wood', at: 0.28, pitch: 392 },
  ],
};

const STAGGER = 0.16;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Call once: the first click or key of the player makes sound possible. */
export function listenForGesture(): void {
  const unlock = () => {
    context ??= new AudioContext();
    void context.resume();
    window.removeEventListener('pointerdown', unlock);
    window.removeEventListener('keydown', unlock);
  };
  window.addEventListener('pointerdown', unlock);
  window.addEventListener('keydown', unlock);
}

/** Make these sounds, one shortly after the other; those that are switched off are left out. */
export function play(...names: SoundName[]): void {
  if (!context || context.state !== 'running' || !preferences.sound) return;
  const audio = context;
  names
    .filter((name) => preferences.sounds[name])
    .forEach((name, index) => {
      const start = audio.currentTime + index * STAGGER;
      for (const stroke of SCORES[name]) strike(audio, stroke, start + stroke.at);
    });
}

function strike(audio: AudioContext, { of, pitch }: Stroke, at: number): void {
  if (of === 'wood') tone(audio, pitch, at);
  else rustle(audio, pitch, at, of === 'paper' ? 0.07 : 0.03);
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.12);
  source.connect(fading(audio, at, 0.22, 0.16)).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.2);
}

function rustle(audio: AudioContext, pitch: number, at: number, length: number): void {
  noise ??= whiteNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2 });
  source
    .connect(filter)
    .connect(fading(audio, at, 0.3, length))
    .connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(loudness, at + 0.004);
  node.gain.exponentialRampToValueAtTime(0.001, at + length);
  return node;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const samples = Float32Array.from({ length: audio.sampleRate / 8 }, () => Math.random() * 2 - 1);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: audio.sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
