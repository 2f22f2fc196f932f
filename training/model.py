"""The student: a sparse first layer, two dense ones, shares of the victory and logits of tokens."""

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from positions import NO_TOKEN, SHARES


class Student(nn.Module):
    def __init__(self, features, tokens, widths=(256, 128, 128)):
        super().__init__()
        a, b, c = widths
        self.features, self.n_tokens, self.widths = features, tokens, widths
        self.first = nn.Linear(features, a)
        self.second = nn.Linear(a, b)
        self.third = nn.Linear(b, c)
        self.shares = nn.Linear(c, SHARES)
        self.tokens = nn.Linear(c, tokens)
        nn.init.zeros_(self.tokens.weight)
        nn.init.zeros_(self.shares.weight)

    def forward(self, x):
        x = functional.relu(self.first(x))
        x = functional.relu(self.second(x))
        x = functional.relu(self.third(x))
        return self.shares(x), self.tokens(x)

    def export(self, path, game, encoding, made):
        """Writes the file that the engine reads: whole numbers with one scale a row."""
        a, b, c = self.widths
        facts = {
            "game": game,
            "encoding": encoding,
            "features": self.features,
            "tokens": self.n_tokens,
            "seats": SHARES,
            "widths": f"{a} {b} {c}",
            "made": made,
        }
        head = "feerie net 1\n" + "".join(f"{name} {value}\n" for name, value in facts.items()) + "\n"
        with open(path, "wb") as file:
            file.write(head.encode())
            _rows(file, self.first.weight.detach().T)
            _floats(file, self.first.bias)
            for layer in (self.second, self.third, self.shares, self.tokens):
                _rows(file, layer.weight.detach())
                _floats(file, layer.bias)


def _rows(file, weights):
    weights = weights.float().cpu().numpy()
    scales = np.maximum(np.abs(weights).max(axis=1), 1e-8) / 127
    whole = np.rint(weights / scales[:, None]).astype(np.int8)
    for scale, row in zip(scales.astype("<f4"), whole):
        file.write(scale.tobytes() + row.tobytes())


def _floats(file, values):
    file.write(values.detach().float().cpu().numpy().astype("<f4").tobytes())


class Positions:
    """Positions on the accelerator, from which batches are gathered."""

    def __init__(self, arrays, features, tokens, device):
        self.n_features, self.n_tokens, self.device = features, tokens, device
        put = lambda array: torch.from_numpy(array).to(device)
        start = lambda counts: put(np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64))
        self.features_of, self.actions_of = put(arrays["features_of"]), put(arrays["actions_of"])
        self.first_feature, self.first_action = start(arrays["features_of"]), start(arrays["actions_of"])
        self.features = put(arrays["features"].astype(np.int32))
        self.values = put(arrays["values"])
        words = arrays["words"].astype(np.int32)
        words[words == NO_TOKEN] = tokens
        self.words = put(words)
        self.visits, self.ends = put(arrays["visits"]), put(arrays["ends"])

    def __len__(self):
        return len(self.features_of)

    def _gather(self, rows, first, counts):
        """For some rows of a ragged table: the row and the flat place of each of their items."""
        counts = counts[rows]
        row = torch.repeat_interleave(torch.arange(len(rows), device=self.device), counts)
        within = torch.arange(len(row), device=self.device) - torch.repeat_interleave(counts.cumsum(0) - counts, counts)
        return row, first[rows][row] + within

    def loss(self, model, rows, seats):
        row, at = self._gather(rows, self.first_feature, self.features_of)
        x = torch.zeros(len(rows), self.n_features, device=self.device)
        x[row, self.features[at].long()] = self.values[at]
        shares, tokens = model(x)
        # An action's logit is the sum over its word; the tokens that fill words up count nothing.
        tokens = functional.pad(tokens.float(), (0, 1))
        row, at = self._gather(rows, self.first_action, self.actions_of)
        logits = tokens[row[:, None], self.words[at].long()].sum(1)
        most = torch.full((len(rows),), -1e9, device=self.device).scatter_reduce(0, row, logits, "amax")
        spread = torch.zeros(len(rows), device=self.device).index_add(0, row, torch.exp(logits - most[row]))
        log_chance = logits - most[row] - torch.log(spread)[row]
        policy = -(self.visits[at] * log_chance).sum() / len(rows)
        value = functional.cross_entropy(shares[:, :seats].float(), self._target(rows, seats))
        return policy, value

    def _target(self, rows, seats):
        """Half the end of the game, half what the search thought of the own seat; the others share the rest."""
        ends = self.ends[rows, :seats]
        own = 0.5 * ends[:, 0] + 0.5 * self.ends[rows, SHARES].clamp(0, 1)
        rest = ends[:, 1:].sum(1, keepdim=True)
        others = torch.where(rest > 1e-6, ends[:, 1:] / rest.clamp(min=1e-6), torch.full_like(ends[:, 1:], 1 / (seats - 1)))
        return torch.cat([own[:, None], others * (1 - own[:, None])], 1)
