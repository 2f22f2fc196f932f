//! What the operating system itself measures of a connection (ELM-NET-12): the round-trip times of its acknowledgements,
//! which the program at the other end can neither forge nor delay.
//!
//! Linux answers over a netlink socket of kind `sock_diag`, as the `ss` command asks it; that takes some ten
//! microseconds and, unlike `getsockopt`, no `unsafe`. Elsewhere, and where the question is not allowed, nothing is
//! known.

use feerie_fairtime::Transport;
use std::net::SocketAddr;

/// Both ends of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Ours.
    pub local: SocketAddr,
    /// Theirs: a person's machine, or a proxy.
    pub peer: SocketAddr,
}

impl Ends {
    /// What the system measured of this connection.
    pub fn measured(self) -> Option<Transport> {
        #[cfg(target_os = "linux")]
        return linux::ask(self);
        #[cfg(not(target_os = "linux"))]
        None
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use super::Ends;
    use feerie_fairtime::Transport;
    use rustix::fd::OwnedFd;
    use rustix::net::{AddressFamily, RecvFlags, SendFlags, SocketFlags, SocketType, netlink, recv, send, socket_with};
    use std::net::{IpAddr, SocketAddr};
    use std::sync::{LazyLock, Mutex, PoisonError};
    use std::time::Duration;

    // From linux/netlink.h, linux/sock_diag.h, linux/inet_diag.h and linux/tcp.h.
    const HEADER: usize = 16;
    const REQUEST: usize = HEADER + 56;
    const SOCK_DIAG_BY_FAMILY: u16 = 20;
    const NLM_F_REQUEST: u16 = 1;
    const TCP: u8 = 6;
    const INET_DIAG_INFO: u16 = 2;
    /// Where attributes begin, after the header and the kernel's description of the socket.
    const ATTRIBUTES: usize = HEADER + 72;
    /// Where `tcp_info` holds the smoothed round trip and the shortest, in microseconds.
    const RTT: usize = 68;
    const MIN_RTT: usize = 148;

    /// One question at a time: the answer is there before the question returns.
    static SOCKET: LazyLock<Mutex<Option<OwnedFd>>> = LazyLock::new(|| {
        let flags = SocketFlags::CLOEXEC | SocketFlags::NONBLOCK;
        let opened = socket_with(AddressFamily::NETLINK, SocketType::DGRAM, flags, Some(netlink::SOCK_DIAG));
        Mutex::new(
            opened
                .inspect_err(|error| tracing::info!(%error, "the system does not report round trips of connections"))
                .ok(),
        )
    });

    pub fn ask(ends: Ends) -> Option<Transport> {
        let socket = SOCKET.lock().unwrap_or_else(PoisonError::into_inner);
        let socket = socket.as_ref()?;
        send(socket, &question(ends), SendFlags::empty()).ok()?;
        let mut answer = [0u8; 1024];
        let (len, _) = recv(socket, &mut answer, RecvFlags::empty()).ok()?;
        read(answer.get(..len)?)
    }

    /// `struct nlmsghdr` and `struct inet_diag_req_v2`.
    fn question(ends: Ends) -> Vec<u8> {
        let (v4, local, peer) = match (ends.local.ip(), ends.peer.ip()) {
            (IpAddr::V4(local), IpAddr::V4(peer)) => (true, widen(&local.octets()), widen(&peer.octets())),
            (local, peer) => (false, octets(local), octets(peer)),
        };
        const AF_INET: u8 = 2;
        const AF_INET6: u8 = 10;
        let mut out = Vec::with_capacity(REQUEST);
        out.extend((REQUEST as u32).to_ne_bytes());
        out.extend(SOCK_DIAG_BY_FAMILY.to_ne_bytes());
        out.extend(NLM_F_REQUEST.to_ne_bytes());
        out.extend([0; 8]);
        out.extend([if v4 { AF_INET } else { AF_INET6 }, TCP, 1 << (INET_DIAG_INFO - 1), 0]);
        // In whatever state.
        out.extend(u32::MAX.to_ne_bytes());
        out.extend(port(ends.local));
        out.extend(port(ends.peer));
        out.extend(local);
        out.extend(peer);
        // On whatever interface, with whatever cookie.
        out.extend(0u32.to_ne_bytes());
        out.extend([0xff; 8]);
        out
    }

    fn port(address: SocketAddr) -> [u8; 2] {
        address.port().to_be_bytes()
    }

    fn widen(octets: &[u8; 4]) -> [u8; 16] {
        let mut wide = [0; 16];
        wide[..4].copy_from_slice(octets);
        wide
    }

    fn octets(address: IpAddr) -> [u8; 16] {
        match address {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        }
    }

    fn read(answer: &[u8]) -> Option<Transport> {
        let kind = u16::from_ne_bytes(answer.get(4..6)?.try_into().ok()?);
        if kind != SOCK_DIAG_BY_FAMILY {
            return None;
        }
        let mut rest = answer.get(ATTRIBUTES..)?;
        loop {
            let len = usize::from(u16::from_ne_bytes(rest.get(..2)?.try_into().ok()?));
            let kind = u16::from_ne_bytes(rest.get(2..4)?.try_into().ok()?);
            if kind == INET_DIAG_INFO {
                let info = rest.get(4..len)?;
                let micros = |at: usize| Some(u32::from_ne_bytes(info.get(at..at + 4)?.try_into().ok()?));
                let (smoothed, fastest) = (micros(RTT)?, micros(MIN_RTT).filter(|&rtt| rtt < u32::MAX));
                let span = |micros: u32| Duration::from_micros(micros.into());
                return Some(Transport { fastest: span(fastest.unwrap_or(smoothed)), smoothed: span(smoothed) });
            }
            // Attributes begin at multiples of four bytes.
            rest = rest.get(len.max(4).next_multiple_of(4)..)?;
        }
    }

    #[cfg(test)]
    mod tests {
        use super::super::Ends;
        use std::io::{Read, Write};
        use std::net::{TcpListener, TcpStream};
        use std::time::Duration;

        #[test]
        fn net_12_the_system_tells_how_long_a_connection_takes() {
            for host in ["127.0.0.1:0", "[::1]:0"] {
                let Ok(listener) = TcpListener::bind(host) else { continue };
                let mut theirs = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
                let (mut ours, peer) = listener.accept().unwrap();
                ours.write_all(b"beat").unwrap();
                theirs.read_exact(&mut [0; 4]).unwrap();
                let ends = Ends { local: ours.local_addr().unwrap(), peer };
                let measured = ends.measured().expect("Linux tells");
                assert!(measured.fastest > Duration::ZERO && measured.fastest <= measured.smoothed, "{measured:?}");
                drop((ours, theirs));
                let nowhere = Ends { local: "127.0.0.1:1".parse().unwrap(), peer: "127.0.0.1:2".parse().unwrap() };
                assert_eq!(nowhere.measured(), None);
            }
        }
    }
}
